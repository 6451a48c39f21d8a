def forward(self, primals_1: "f32[5, 2][2, 1]cpu", primals_2: "f32[2][1]cpu"):
    mul: "f32[5, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    slice_1: "f32[3, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 0, 9223372036854775807, 2)
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(slice_1, primals_2)
    slice_scatter: "f32[5, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(mul, mul_1, 0, 0, 9223372036854775807, 2);  mul = mul_1 = None
    return (slice_scatter, primals_2, slice_1)
