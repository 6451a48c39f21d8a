def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1)
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [1]);  mul_1 = None
    sqrt: "f32[2][1]cpu" = torch.ops.aten.sqrt.default(sum_2);  sum_2 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_2)
    sum_3: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1]);  mul_2 = None
    sqrt_1: "f32[2][1]cpu" = torch.ops.aten.sqrt.default(sum_3);  sum_3 = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sqrt, sqrt_1)
    div: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(sum_1, mul_3);  sum_1 = mul_3 = None
    return (div, primals_1, primals_2, sqrt, sqrt_1)
