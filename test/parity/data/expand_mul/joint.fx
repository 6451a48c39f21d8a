def forward(self, primals_1: "f32[2, 1][1, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    expand: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(primals_1, [2, 3]);  primals_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, primals_2)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, expand);  expand = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True);  mul_2 = None
    return (mul, sum_1, mul_1)
