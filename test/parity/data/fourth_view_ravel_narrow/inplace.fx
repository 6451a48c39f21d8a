def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [-1])
    slice_1: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 4);  view = None
    zero_: "f32[3][1]cpu" = torch.ops.aten.zero_.default(slice_1);  slice_1 = zero_ = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, a_1);  mul = a_1 = None
    return mul_1
