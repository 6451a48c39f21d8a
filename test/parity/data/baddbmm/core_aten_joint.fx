def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 4, 2][8, 2, 1]cpu", primals_3: "f32[2, 3, 2][6, 2, 1]cpu", tangents_1: "f32[2, 3, 2][6, 2, 1]cpu"):
    bmm: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(primals_1, primals_2)
    mul: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(bmm, 2);  bmm = None
    mul_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 0.5);  primals_3 = None
    add: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul);  mul_1 = mul = None
    permute: "f32[2, 2, 4][8, 1, 2]cpu" = torch.ops.aten.permute.default(primals_2, [0, 2, 1]);  primals_2 = None
    bmm_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, permute);  permute = None
    mul_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_1, 2);  bmm_1 = None
    permute_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_1, [0, 2, 1]);  primals_1 = None
    bmm_2: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_1, tangents_1);  permute_1 = None
    mul_3: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_2, 2);  bmm_2 = None
    mul_4: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5);  tangents_1 = None
    return (add, mul_2, mul_3, mul_4)
