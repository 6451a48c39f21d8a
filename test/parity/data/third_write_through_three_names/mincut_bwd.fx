def forward(self, tangents_1: "f32[2, 3][3, 1]cpu"):
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    select_backward: "f32[6][1]cpu" = torch.ops.aten.select_backward.default(sum_2, [6], 0, 0)
    view_17: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(select_backward, [2, 3]);  select_backward = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, view_17);  tangents_1 = view_17 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(sum_2, [4]);  sum_2 = None
    slice_backward: "f32[6][1]cpu" = torch.ops.aten.slice_backward.default(expand, [6], 0, 2, 9223372036854775807, 1);  expand = None
    view_18: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_backward, [2, 3]);  slice_backward = None
    add_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, view_18);  add_3 = view_18 = None
    neg_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(add_4);  add_4 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(neg_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, neg_1);  new_empty_strided = neg_1 = None
    view_20: "f32[6][1]cpu" = torch.ops.aten.view.default(copy, [-1]);  copy = None
    clone: "f32[6][1]cpu" = torch.ops.aten.clone.default(view_20, memory_format = torch.contiguous_format)
    copy_1: "f32[6][1]cpu" = torch.ops.aten.copy.default(view_20, clone);  view_20 = clone = None
    view_21: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(copy_1, [2, 3]);  copy_1 = None
    new_empty_strided_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(view_21, [2, 3], [3, 1])
    copy_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, view_21);  new_empty_strided_1 = view_21 = None
    view_25: "f32[6][1]cpu" = torch.ops.aten.view.default(copy_2, [-1]);  copy_2 = None
    slice_7: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(view_25, 0, 2, 9223372036854775807)
    clone_1: "f32[4][1]cpu" = torch.ops.aten.clone.default(slice_7, memory_format = torch.contiguous_format)
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, 2);  clone_1 = None
    copy_3: "f32[4][1]cpu" = torch.ops.aten.copy.default(slice_7, mul_2);  slice_7 = mul_2 = None
    slice_scatter_1: "f32[6][1]cpu" = torch.ops.aten.slice_scatter.default(view_25, copy_3, 0, 2, 9223372036854775807);  view_25 = copy_3 = None
    view_27: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_scatter_1, [2, 3]);  slice_scatter_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_27, 1);  view_27 = None
    return (mul_3,)
