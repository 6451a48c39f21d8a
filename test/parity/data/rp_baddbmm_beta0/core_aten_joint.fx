def forward(self, primals_1: "f32[1, 1, 1][1, 1, 1]cpu", primals_2: "f32[2, 2, 3][6, 3, 1]cpu", primals_3: "f32[2, 3, 2][6, 2, 1]cpu", tangents_1: "f32[2, 2, 2][4, 2, 1]cpu"):
    bmm: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.bmm.default(primals_2, primals_3)
    mul: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(bmm, 0.5);  bmm = None
    permute: "f32[2, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(primals_3, [0, 2, 1]);  primals_3 = None
    bmm_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, permute);  permute = None
    mul_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_1, 0.5);  bmm_1 = None
    permute_1: "f32[2, 3, 2][6, 1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [0, 2, 1]);  primals_2 = None
    bmm_2: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_1, tangents_1);  permute_1 = None
    mul_2: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_2, 0.5);  bmm_2 = None
    mul_3: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0);  tangents_1 = None
    sum_1: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1, 2], True);  mul_3 = None
    return (mul, sum_1, mul_1, mul_2)
