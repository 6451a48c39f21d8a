def forward(self, primals_2: "f32[2, 3, 4][12, 4, 1]cpu", primals_3: "f32[2, 4, 3][12, 3, 1]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu"):
    transpose: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(primals_3, 1, 2)
    bmm: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, transpose);  transpose = None
    transpose_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_2, 1, 2)
    bmm_1: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, tangents_1);  transpose_1 = None
    transpose_2: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(primals_3, 1, 2);  primals_3 = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, transpose_2);  transpose_2 = None
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_2, 2);  bmm_2 = None
    transpose_3: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_2, 1, 2);  primals_2 = None
    bmm_3: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_3, tangents_1);  transpose_3 = None
    mul_1: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_3, 2);  bmm_3 = None
    mul_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5)
    add_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(bmm, mul);  bmm = mul = None
    add_3: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.add.Tensor(bmm_1, mul_1);  bmm_1 = mul_1 = None
    return (add_1, add_2, add_3)
