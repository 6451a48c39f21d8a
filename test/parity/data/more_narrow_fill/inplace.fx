def forward(self, a_1: "f32[2, 4][4, 1]cpu"):
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    slice_1: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 1, 1, 3)
    fill_: "f32[2, 2][4, 1]cpu" = torch.ops.aten.fill_.Scalar(slice_1, 0.5);  slice_1 = fill_ = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, a_1);  mul = a_1 = None
    return mul_1
