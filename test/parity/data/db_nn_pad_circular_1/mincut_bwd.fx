def forward(self, tangents_1: "f32[0, 3, 6][18, 6, 1]cpu"):
    new_empty_strided: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [0, 3, 6], [18, 6, 1])
    copy_3: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    slice_18: "f32[0, 3, 2][18, 6, 1]cpu" = torch.ops.aten.slice.Tensor(copy_3, 2, 4, 6)
    clone: "f32[0, 3, 2][6, 2, 1]cpu" = torch.ops.aten.clone.default(slice_18, memory_format = torch.contiguous_format)
    zeros_like: "f32[0, 3, 2][6, 2, 1]cpu" = torch.ops.aten.zeros_like.default(clone, memory_format = torch.contiguous_format)
    copy_4: "f32[0, 3, 2][18, 6, 1]cpu" = torch.ops.aten.copy.default(slice_18, zeros_like);  slice_18 = zeros_like = None
    slice_scatter_3: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.slice_scatter.default(copy_3, copy_4, 2, 4, 6);  copy_3 = copy_4 = None
    slice_backward: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.slice_backward.default(clone, [0, 3, 6], 2, 1, 3, 1);  clone = None
    add: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_3, slice_backward);  slice_scatter_3 = slice_backward = None
    new_empty_strided_1: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.new_empty_strided.default(add, [0, 3, 6], [18, 6, 1])
    copy_5: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, add);  new_empty_strided_1 = add = None
    slice_21: "f32[0, 3, 1][18, 6, 1]cpu" = torch.ops.aten.slice.Tensor(copy_5, 2, 0, 1)
    clone_1: "f32[0, 3, 1][3, 1, 1]cpu" = torch.ops.aten.clone.default(slice_21, memory_format = torch.contiguous_format)
    zeros_like_1: "f32[0, 3, 1][3, 1, 1]cpu" = torch.ops.aten.zeros_like.default(clone_1, memory_format = torch.contiguous_format)
    copy_6: "f32[0, 3, 1][18, 6, 1]cpu" = torch.ops.aten.copy.default(slice_21, zeros_like_1);  slice_21 = zeros_like_1 = None
    slice_scatter_4: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.slice_scatter.default(copy_5, copy_6, 2, 0, 1);  copy_5 = copy_6 = None
    slice_backward_1: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.slice_backward.default(clone_1, [0, 3, 6], 2, 3, 4, 1);  clone_1 = None
    add_1: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_4, slice_backward_1);  slice_scatter_4 = slice_backward_1 = None
    new_empty_strided_2: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_1, [0, 3, 6], [18, 6, 1])
    copy_7: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_2, add_1);  new_empty_strided_2 = add_1 = None
    slice_24: "f32[0, 3, 3][18, 6, 1]cpu" = torch.ops.aten.slice.Tensor(copy_7, 2, 1, 4);  copy_7 = None
    clone_2: "f32[0, 3, 3][9, 3, 1]cpu" = torch.ops.aten.clone.default(slice_24, memory_format = torch.contiguous_format);  slice_24 = None
    slice_backward_2: "f32[0, 3, 3][9, 3, 1]cpu" = torch.ops.aten.slice_backward.default(clone_2, [0, 3, 3], 2, 0, 3, 1);  clone_2 = None
    return (slice_backward_2,)
