def forward(self, primals_1: "f32[2, 3, 3][9, 3, 1]cpu", primals_2: "f32[2, 3, 4][12, 4, 1]cpu", primals_3: "f32[2, 4, 3][12, 3, 1]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu"):
    baddbmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.baddbmm.default(primals_1, primals_2, primals_3, beta = 0.5, alpha = 2)
    baddbmm_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.baddbmm.default(primals_1, primals_2, primals_3);  primals_1 = None
    add: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(baddbmm, baddbmm_1);  baddbmm = baddbmm_1 = None
    permute: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(primals_3, [0, 2, 1])
    bmm: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, permute);  permute = None
    permute_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 2, 1])
    bmm_1: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_1, tangents_1);  permute_1 = None
    permute_2: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(primals_3, [0, 2, 1]);  primals_3 = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, permute_2);  permute_2 = None
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_2, 2);  bmm_2 = None
    permute_3: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 2, 1]);  primals_2 = None
    bmm_3: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_3, tangents_1);  permute_3 = None
    mul_1: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_3, 2);  bmm_3 = None
    mul_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5)
    add_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(bmm, mul);  bmm = mul = None
    add_3: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.add.Tensor(bmm_1, mul_1);  bmm_1 = mul_1 = None
    return (add, add_1, add_2, add_3)
