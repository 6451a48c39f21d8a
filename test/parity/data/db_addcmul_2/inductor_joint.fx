def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "f32[5, 1][1, 1]cpu", primals_3: "f32[1, 5][5, 1]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    addcmul: "f32[5, 5][5, 1]cpu" = torch.ops.aten.addcmul.default(primals_1, primals_2, primals_3);  primals_1 = None
    mul: "f32[1, 5][5, 1]cpu" = torch.ops.aten.mul.Scalar(primals_3, 1);  primals_3 = None
    mul_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  mul = None
    mul_2: "f32[5, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 1);  primals_2 = None
    mul_3: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  mul_2 = None
    sum_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [1], True);  mul_1 = None
    sum_2: "f32[1, 5][5, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [0], True);  mul_3 = None
    return (addcmul, tangents_1, sum_1, sum_2)
