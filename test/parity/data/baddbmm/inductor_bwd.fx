def forward(self, permute: "f32[2, 2, 4][8, 1, 2]cpu", permute_1: "f32[2, 4, 3][12, 1, 4]cpu", tangents_1: "f32[2, 3, 2][6, 2, 1]cpu"):
    bmm: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, permute);  permute = None
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(bmm, 2);  bmm = None
    bmm_1: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_1, tangents_1);  permute_1 = None
    mul_1: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.mul.Scalar(bmm_1, 2);  bmm_1 = None
    mul_2: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5);  tangents_1 = None
    return (mul, mul_1, mul_2)
