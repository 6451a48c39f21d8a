def forward(self, a_1: "f32[3][4]cpu", b_1: "f32[3][1]cpu"):
    add_: "f32[3][4]cpu" = torch.ops.aten.add_.Tensor(a_1, b_1);  a_1 = None
    slice_1: "f32[2][4]cpu" = torch.ops.aten.slice.Tensor(add_, 0, 1, 9223372036854775807)
    mul_: "f32[2][4]cpu" = torch.ops.aten.mul_.Tensor(slice_1, 2);  slice_1 = mul_ = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_, b_1);  add_ = b_1 = None
    return mul
