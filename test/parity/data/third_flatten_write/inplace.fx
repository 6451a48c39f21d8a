def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [6])
    slice_1: "f32[3][2]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 9223372036854775807, 2);  view = None
    mul_: "f32[3][2]cpu" = torch.ops.aten.mul_.Tensor(slice_1, b_1);  slice_1 = b_1 = mul_ = None
    return mul
