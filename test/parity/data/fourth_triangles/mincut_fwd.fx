def forward(self, primals_1: "f32[3, 3][3, 1]cpu"):
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    triu: "f32[3, 3][3, 1]cpu" = torch.ops.aten.triu.default(mul, 1);  mul = None
    as_strided_1: "f32[3][4]cpu" = torch.ops.aten.as_strided.default(triu, [3], [4], 0)
    fill: "f32[3][1]cpu" = torch.ops.aten.fill.Scalar(as_strided_1, 2.0);  as_strided_1 = None
    as_strided_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(triu, fill, [3], [4], 0);  triu = fill = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(as_strided_scatter, primals_1)
    return (mul_1, primals_1, as_strided_scatter)
