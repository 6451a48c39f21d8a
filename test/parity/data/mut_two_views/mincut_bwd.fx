def forward(self, select_scatter_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, select_scatter_1)
    select_6: "f32[2][3]cpu" = torch.ops.aten.select.int(select_scatter_1, 1, 1);  select_scatter_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(select_6);  select_6 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_2);  tangents_1 = sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(mul_3);  mul_3 = None
    expand: "f32[2][0]cpu" = torch.ops.aten.expand.default(sum_3, [2]);  sum_3 = None
    select_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_backward.default(expand, [2, 3], 1, 1);  expand = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, select_backward);  mul_4 = select_backward = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, add_1);  new_empty_strided = add_1 = None
    select_9: "f32[2][3]cpu" = torch.ops.aten.select.int(copy, 1, 1)
    clone: "f32[2][1]cpu" = torch.ops.aten.clone.default(select_9, memory_format = torch.contiguous_format)
    copy_1: "f32[2][3]cpu" = torch.ops.aten.copy.default(select_9, clone);  select_9 = None
    select_scatter_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy, copy_1, 1, 1);  copy = copy_1 = None
    sum_4: "f32[][]cpu" = torch.ops.aten.sum.default(clone);  clone = None
    expand_1: "f32[3][0]cpu" = torch.ops.aten.expand.default(sum_4, [3]);  sum_4 = None
    select_backward_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_backward.default(expand_1, [2, 3], 0, 0);  expand_1 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(select_scatter_2, select_backward_1);  select_scatter_2 = select_backward_1 = None
    new_empty_strided_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_2, [2, 3], [3, 1])
    copy_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, add_2);  new_empty_strided_1 = add_2 = None
    select_12: "f32[3][1]cpu" = torch.ops.aten.select.int(copy_2, 0, 0)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_12, memory_format = torch.contiguous_format)
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, 2);  clone_1 = None
    copy_3: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_12, mul_5);  select_12 = mul_5 = None
    select_scatter_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy_2, copy_3, 0, 0);  copy_2 = copy_3 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter_3, 1);  select_scatter_3 = None
    return (mul_6,)
