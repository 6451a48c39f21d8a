def forward(self, as_strided_scatter: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[3][1]cpu"):
    as_strided_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [2, 3], [3, 1], 0)
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(as_strided_2, [0]);  as_strided_2 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, sum_1);  sum_1 = None
    as_strided_5: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [3], [1], 0);  as_strided_scatter = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, as_strided_5);  tangents_2 = as_strided_5 = None
    new_zeros: "f32[6][1]cpu" = torch.ops.aten.new_zeros.default(mul_2, [6])
    as_strided_6: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(new_zeros, [3], [1], 0)
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(as_strided_6, mul_2);  as_strided_6 = mul_2 = None
    as_strided_scatter_1: "f32[6][1]cpu" = torch.ops.aten.as_strided_scatter.default(new_zeros, copy, [3], [1], 0);  new_zeros = copy = None
    as_strided_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter_1, [2, 3], [3, 1], 0);  as_strided_scatter_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, as_strided_9);  tangents_1 = as_strided_9 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_3, 0);  mul_3 = None
    expand: "f32[2, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3]);  unsqueeze = None
    new_zeros_1: "f32[6][1]cpu" = torch.ops.aten.new_zeros.default(expand, [6])
    as_strided_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(new_zeros_1, [2, 3], [3, 1], 0)
    copy_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(as_strided_10, expand);  as_strided_10 = expand = None
    as_strided_scatter_2: "f32[6][1]cpu" = torch.ops.aten.as_strided_scatter.default(new_zeros_1, copy_1, [2, 3], [3, 1], 0);  new_zeros_1 = copy_1 = None
    as_strided_13: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter_2, [2, 3], [3, 1], 0);  as_strided_scatter_2 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, as_strided_13);  add = as_strided_13 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_1, [2, 3], [3, 1])
    copy_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, add_1);  new_empty_strided = add_1 = None
    as_strided_15: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(copy_2, [2, 3], [3, 1], 0)
    clone_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(as_strided_15, memory_format = torch.contiguous_format)
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, 2);  clone_1 = None
    copy_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(as_strided_15, mul_4);  as_strided_15 = mul_4 = None
    as_strided_scatter_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(copy_2, copy_3, [2, 3], [3, 1], 0);  copy_2 = copy_3 = None
    return (as_strided_scatter_3,)
