def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "b8[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    masked_fill: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(mul, primals_2, 0.0);  mul = None
    masked_fill_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(tangents_1, primals_2, 0);  tangents_1 = primals_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(masked_fill_1, 1);  masked_fill_1 = None
    return (masked_fill, mul_1, None)
