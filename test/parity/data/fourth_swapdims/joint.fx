def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    transpose: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(mul, 0, 1);  mul = None
    transpose_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(transpose, 0, 1);  transpose = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(transpose_1, [1, 0]);  transpose_1 = None
    clone: "f32[3, 2][1, 3]cpu" = torch.ops.aten.clone.default(permute)
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(permute, primals_2);  permute = None
    permute_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0]);  mul_1 = None
    transpose_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(permute_1, 0, 1);  permute_1 = None
    transpose_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(transpose_4, 0, 1);  transpose_4 = None
    transpose_8: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(transpose_5, 0, 1);  transpose_5 = None
    transpose_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(transpose_8, 0, 1);  transpose_8 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    permute_5: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(copy, [1, 0]);  copy = None
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format)
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone);  clone = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2);  clone_1 = primals_2 = None
    copy_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.copy.default(permute_5, mul_3);  permute_5 = mul_3 = None
    permute_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(copy_1, [1, 0]);  copy_1 = None
    transpose_13: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(permute_6, 0, 1);  permute_6 = None
    transpose_14: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(transpose_13, 0, 1);  transpose_13 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(transpose_14, 2);  transpose_14 = None
    return (transpose_9, mul_4, mul_2)
