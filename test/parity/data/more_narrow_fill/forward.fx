def forward(self, primals_1: "f32[2, 4][4, 1]cpu"):
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    slice_1: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 1, 1, 3)
    fill: "f32[2, 2][2, 1]cpu" = torch.ops.aten.fill.Scalar(slice_1, 0.5);  slice_1 = None
    slice_scatter: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_scatter.default(mul, fill, 1, 1, 3);  mul = fill = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(slice_scatter, primals_1);  slice_scatter = primals_1 = None
    return mul_1
