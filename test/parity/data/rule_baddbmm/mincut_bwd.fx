def forward(self, transpose: "f32[2, 3, 4][12, 1, 3]cpu", transpose_1: "f32[2, 4, 3][12, 1, 4]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu"):
    bmm: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, transpose);  transpose = None
    bmm_1: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, tangents_1);  transpose_1 = None
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(bmm, 2)
    mul_1: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_1, 2)
    mul_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5)
    add_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(bmm, mul);  bmm = mul = None
    add_3: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.add.Tensor(bmm_1, mul_1);  bmm_1 = mul_1 = None
    return (add_1, add_2, add_3)
