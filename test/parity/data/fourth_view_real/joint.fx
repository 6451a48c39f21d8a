def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    view: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mul, [2, 3]);  mul = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(view, [1, 0]);  view = None
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(permute, 2);  permute = None
    permute_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0]);  mul_1 = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(permute_1, [2, 3]);  permute_1 = None
    transpose_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(view_2, -2, -1);  view_2 = None
    add: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(transpose_1, 1);  transpose_1 = None
    transpose_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(add, -2, -1);  add = None
    transpose_6: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(transpose_2, -2, -1);  transpose_2 = None
    clone: "f32[3, 2][1, 3]cpu" = torch.ops.aten.clone.default(transpose_6)
    mul_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(transpose_6, primals_2);  transpose_6 = None
    transpose_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(mul_2, -2, -1);  mul_2 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    transpose_11: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(copy, -2, -1);  copy = None
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(transpose_11, memory_format = torch.contiguous_format)
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone);  clone = None
    mul_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2);  clone_1 = primals_2 = None
    copy_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.copy.default(transpose_11, mul_4);  transpose_11 = mul_4 = None
    transpose_12: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(copy_1, -2, -1);  copy_1 = None
    new_empty_strided_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(transpose_12, [2, 3], [3, 1])
    copy_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, transpose_12);  new_empty_strided_1 = transpose_12 = None
    transpose_15: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(copy_2, -2, -1);  copy_2 = None
    clone_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(transpose_15, memory_format = torch.contiguous_format)
    copy_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.copy.default(transpose_15, clone_2);  transpose_15 = clone_2 = None
    transpose_16: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(copy_3, -2, -1);  copy_3 = None
    new_empty_strided_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(transpose_16, [2, 3], [3, 1])
    copy_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_2, transpose_16);  new_empty_strided_2 = transpose_16 = None
    view_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(copy_4, [2, 3]);  copy_4 = None
    permute_5: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(view_8, [1, 0]);  view_8 = None
    clone_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format)
    mul_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_3, 2);  clone_3 = None
    copy_5: "f32[3, 2][1, 3]cpu" = torch.ops.aten.copy.default(permute_5, mul_5);  permute_5 = mul_5 = None
    permute_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(copy_5, [1, 0]);  copy_5 = None
    view_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(permute_6, [2, 3]);  permute_6 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_10, 1);  view_10 = None
    return (transpose_7, mul_6, mul_3)
