def forward(self, primals_2: "f32[2][1]cpu", clone: "f32[2][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    expand: "f32[2, 2][0, 0]cpu" = torch.ops.aten.expand.default(sum_2, [2, 2]);  sum_2 = None
    view_20: "f32[4][0]cpu" = torch.ops.aten.view.default(expand, [4]);  expand = None
    slice_backward: "f32[6][1]cpu" = torch.ops.aten.slice_backward.default(view_20, [6], 0, 1, 5, 1);  view_20 = None
    view_21: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_backward, [2, 3]);  slice_backward = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, view_21);  tangents_1 = view_21 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, add_1);  new_empty_strided = add_1 = None
    view_28: "f32[6][1]cpu" = torch.ops.aten.view.default(copy, [6]);  copy = None
    slice_13: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(view_28, 0, 1, 5)
    view_29: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(slice_13, [2, 2]);  slice_13 = None
    select_4: "f32[2][1]cpu" = torch.ops.aten.select.int(view_29, 0, 0)
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(select_4, memory_format = torch.contiguous_format)
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone);  clone = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2);  clone_1 = primals_2 = None
    copy_1: "f32[2][1]cpu" = torch.ops.aten.copy.default(select_4, mul_3);  select_4 = mul_3 = None
    select_scatter_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(view_29, copy_1, 0, 0);  view_29 = copy_1 = None
    view_32: "f32[4][1]cpu" = torch.ops.aten.view.default(select_scatter_1, [4]);  select_scatter_1 = None
    slice_scatter_1: "f32[6][1]cpu" = torch.ops.aten.slice_scatter.default(view_28, view_32, 0, 1, 5);  view_28 = view_32 = None
    view_33: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_scatter_1, [2, 3]);  slice_scatter_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_33, 2);  view_33 = None
    return (mul_4, mul_2)
