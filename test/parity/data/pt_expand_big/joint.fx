def forward(self, primals_1: "f32[8, 1][1, 1]cpu", primals_2: "f32[8, 8][8, 1]cpu", tangents_1: "f32[8, 8][8, 1]cpu"):
    expand: "f32[8, 8][1, 0]cpu" = torch.ops.aten.expand.default(primals_1, [8, 8]);  primals_1 = None
    sin: "f32[8, 8][8, 1]cpu" = torch.ops.aten.sin.default(expand)
    mul: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(sin, primals_2)
    mul_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sin);  sin = None
    mul_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    cos: "f32[8, 8][8, 1]cpu" = torch.ops.aten.cos.default(expand);  expand = None
    mul_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, cos);  mul_2 = cos = None
    sum_1: "f32[8, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True);  mul_3 = None
    return (mul, sum_1, mul_1)
