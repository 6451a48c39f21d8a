def forward(self, primals_1: "f32[3, 3][3, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu", tangents_2: "f32[3][1]cpu"):
    clone: "f32[3, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    as_strided: "f32[3][3]cpu" = torch.ops.aten.as_strided.default(clone, [3], [3], 0)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(as_strided, 2);  as_strided = None
    as_strided_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(clone, mul, [3], [3], 0);  clone = mul = None
    as_strided_2: "f32[3][3]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [3], [3], 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(as_strided_2);  as_strided_2 = None
    as_strided_5: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [3], [1], 3)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_1, as_strided_5);  sum_1 = as_strided_5 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_2)
    new_zeros: "f32[9][1]cpu" = torch.ops.aten.new_zeros.default(tangents_2, [9])
    as_strided_6: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(new_zeros, [3], [1], 3)
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(as_strided_6, tangents_2);  as_strided_6 = tangents_2 = None
    as_strided_scatter_1: "f32[9][1]cpu" = torch.ops.aten.as_strided_scatter.default(new_zeros, copy, [3], [1], 3);  new_zeros = copy = None
    as_strided_9: "f32[3, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter_1, [3, 3], [3, 1], 0);  as_strided_scatter_1 = None
    add_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, as_strided_9);  tangents_1 = as_strided_9 = None
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(sum_2, [3]);  sum_2 = None
    new_zeros_1: "f32[9][1]cpu" = torch.ops.aten.new_zeros.default(expand, [9])
    as_strided_10: "f32[3][3]cpu" = torch.ops.aten.as_strided.default(new_zeros_1, [3], [3], 0)
    copy_1: "f32[3][3]cpu" = torch.ops.aten.copy.default(as_strided_10, expand);  as_strided_10 = expand = None
    as_strided_scatter_2: "f32[9][1]cpu" = torch.ops.aten.as_strided_scatter.default(new_zeros_1, copy_1, [3], [3], 0);  new_zeros_1 = copy_1 = None
    as_strided_13: "f32[3, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter_2, [3, 3], [3, 1], 0);  as_strided_scatter_2 = None
    add_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, as_strided_13);  add_1 = as_strided_13 = None
    new_empty_strided: "f32[3, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_2, [3, 3], [3, 1])
    copy_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, add_2);  new_empty_strided = add_2 = None
    as_strided_15: "f32[3][3]cpu" = torch.ops.aten.as_strided.default(copy_2, [3], [3], 0)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(as_strided_15, memory_format = torch.contiguous_format)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, 2);  clone_1 = None
    copy_3: "f32[3][3]cpu" = torch.ops.aten.copy.default(as_strided_15, mul_1);  as_strided_15 = mul_1 = None
    as_strided_scatter_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(copy_2, copy_3, [3], [3], 0);  copy_2 = copy_3 = None
    return (as_strided_scatter, add, as_strided_scatter_3)
