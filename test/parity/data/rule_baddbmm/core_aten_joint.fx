def forward(self, primals_1: "f32[2, 3, 3][9, 3, 1]cpu", primals_2: "f32[2, 3, 4][12, 4, 1]cpu", primals_3: "f32[2, 4, 3][12, 3, 1]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu"):
    bmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(primals_2, primals_3)
    mul: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(bmm, 2);  bmm = None
    mul_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 0.5)
    add: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul);  mul_1 = mul = None
    bmm_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(primals_2, primals_3)
    add_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, bmm_1);  primals_1 = bmm_1 = None
    add_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add, add_1);  add = add_1 = None
    permute: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(primals_3, [0, 2, 1])
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, permute);  permute = None
    permute_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 2, 1])
    bmm_3: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_1, tangents_1);  permute_1 = None
    permute_2: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(primals_3, [0, 2, 1]);  primals_3 = None
    bmm_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, permute_2);  permute_2 = None
    mul_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_4, 2);  bmm_4 = None
    permute_3: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 2, 1]);  primals_2 = None
    bmm_5: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_3, tangents_1);  permute_3 = None
    mul_3: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_5, 2);  bmm_5 = None
    mul_4: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5)
    add_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_4);  tangents_1 = mul_4 = None
    add_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(bmm_2, mul_2);  bmm_2 = mul_2 = None
    add_5: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.add.Tensor(bmm_3, mul_3);  bmm_3 = mul_3 = None
    return (add_2, add_3, add_4, add_5)
