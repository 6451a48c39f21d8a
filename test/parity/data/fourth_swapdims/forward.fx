def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    transpose: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(mul, 0, 1);  mul = None
    transpose_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(transpose, 0, 1);  transpose = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(transpose_1, [1, 0]);  transpose_1 = None
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(permute, primals_2);  permute = primals_2 = None
    permute_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0]);  mul_1 = None
    transpose_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(permute_1, 0, 1);  permute_1 = None
    transpose_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(transpose_4, 0, 1);  transpose_4 = None
    transpose_8: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(transpose_5, 0, 1);  transpose_5 = None
    transpose_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(transpose_8, 0, 1);  transpose_8 = None
    return transpose_9
