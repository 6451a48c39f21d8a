def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(primals_1);  primals_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, primals_2)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_1);  sum_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(mul_2);  mul_2 = None
    expand: "f32[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(sum_2, [2, 3]);  sum_2 = None
    return (mul, expand, mul_1)
