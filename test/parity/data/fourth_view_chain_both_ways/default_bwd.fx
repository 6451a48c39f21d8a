def forward(self, tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[3][1]cpu"):
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_2)
    expand: "f32[3, 1][0, 1]cpu" = torch.ops.aten.expand.default(sum_2, [3, 1]);  sum_2 = None
    view_8: "f32[3][0]cpu" = torch.ops.aten.view.default(expand, [3]);  expand = None
    select_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_backward.default(view_8, [2, 3], 0, 0);  view_8 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(select_backward, mul_4);  select_backward = mul_4 = None
    select_backward_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_backward.default(tangents_2, [2, 3], 0, 0);  tangents_2 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, select_backward_1);  add_2 = select_backward_1 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_3, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, add_3);  new_empty_strided = add_3 = None
    select_16: "f32[3][1]cpu" = torch.ops.aten.select.int(copy, 0, 0)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_16, memory_format = torch.contiguous_format)
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone, 3);  clone = None
    copy_1: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_16, mul_5);  select_16 = mul_5 = None
    select_scatter_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy, copy_1, 0, 0);  copy = copy_1 = None
    new_empty_strided_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(select_scatter_2, [2, 3], [3, 1])
    copy_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, select_scatter_2);  new_empty_strided_1 = select_scatter_2 = None
    select_20: "f32[3][1]cpu" = torch.ops.aten.select.int(copy_2, 0, 0)
    view_10: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(select_20, [3, 1]);  select_20 = None
    clone_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.clone.default(view_10, memory_format = torch.contiguous_format)
    copy_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.copy.default(view_10, clone_1);  view_10 = clone_1 = None
    view_11: "f32[3][1]cpu" = torch.ops.aten.view.default(copy_3, [3]);  copy_3 = None
    select_scatter_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy_2, view_11, 0, 0);  copy_2 = view_11 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter_3, 2);  select_scatter_3 = None
    mul_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, 1);  mul_6 = None
    return (mul_7,)
