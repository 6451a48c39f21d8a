def forward(self, primals_1: "f32[2, 2][2, 1]cpu", primals_2: "f32[3, 2, 3][6, 3, 1]cpu", primals_3: "f32[3, 3, 2][6, 2, 1]cpu", tangents_1: "f32[2, 2][2, 1]cpu"):
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    addbmm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.addbmm.default(mul, primals_2, primals_3);  mul = None
    unsqueeze: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0)
    expand: "f32[3, 2, 2][0, 2, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [3, 2, 2]);  unsqueeze = None
    transpose: "f32[3, 2, 3][6, 1, 2]cpu" = torch.ops.aten.transpose.int(primals_3, 1, 2);  primals_3 = None
    bmm: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(expand, transpose);  expand = transpose = None
    transpose_1: "f32[3, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(primals_2, 1, 2);  primals_2 = None
    unsqueeze_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0)
    expand_1: "f32[3, 2, 2][0, 2, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [3, 2, 2]);  unsqueeze_1 = None
    bmm_1: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, expand_1);  transpose_1 = expand_1 = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    return (addbmm, mul_1, bmm, bmm_1)
