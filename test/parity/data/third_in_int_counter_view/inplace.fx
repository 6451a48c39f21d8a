def forward(self, a_1: "f32[3][1]cpu", b_1: "i64[3][1]cpu"):
    slice_1: "i64[2][1]cpu" = torch.ops.aten.slice.Tensor(b_1, 0, 1, 9223372036854775807)
    add_: "i64[2][1]cpu" = torch.ops.aten.add_.Tensor(slice_1, 1);  slice_1 = add_ = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = b_1 = None
    return mul
