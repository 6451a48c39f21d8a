def forward(self, tangents_1: "f32[0, 3, 4][12, 4, 1]cpu"):
    new_empty_strided: "f32[0, 3, 4][12, 4, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [0, 3, 4], [12, 4, 1])
    copy_2: "f32[0, 3, 4][12, 4, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    slice_12: "f32[0, 3, 1][12, 4, 1]cpu" = torch.ops.aten.slice.Tensor(copy_2, 2, 3, 4)
    clone: "f32[0, 3, 1][3, 1, 1]cpu" = torch.ops.aten.clone.default(slice_12, memory_format = torch.contiguous_format)
    zeros_like: "f32[0, 3, 1][3, 1, 1]cpu" = torch.ops.aten.zeros_like.default(clone, memory_format = torch.contiguous_format)
    copy_3: "f32[0, 3, 1][12, 4, 1]cpu" = torch.ops.aten.copy.default(slice_12, zeros_like);  slice_12 = zeros_like = None
    slice_scatter_2: "f32[0, 3, 4][12, 4, 1]cpu" = torch.ops.aten.slice_scatter.default(copy_2, copy_3, 2, 3, 4);  copy_2 = copy_3 = None
    slice_backward: "f32[0, 3, 4][12, 4, 1]cpu" = torch.ops.aten.slice_backward.default(clone, [0, 3, 4], 2, 0, 1, 1);  clone = None
    add: "f32[0, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_2, slice_backward);  slice_scatter_2 = slice_backward = None
    new_empty_strided_1: "f32[0, 3, 4][12, 4, 1]cpu" = torch.ops.aten.new_empty_strided.default(add, [0, 3, 4], [12, 4, 1])
    copy_4: "f32[0, 3, 4][12, 4, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, add);  new_empty_strided_1 = add = None
    slice_15: "f32[0, 3, 3][12, 4, 1]cpu" = torch.ops.aten.slice.Tensor(copy_4, 2, 0, 3);  copy_4 = None
    clone_1: "f32[0, 3, 3][9, 3, 1]cpu" = torch.ops.aten.clone.default(slice_15, memory_format = torch.contiguous_format);  slice_15 = None
    slice_backward_1: "f32[0, 3, 3][9, 3, 1]cpu" = torch.ops.aten.slice_backward.default(clone_1, [0, 3, 3], 2, 0, 3, 1);  clone_1 = None
    return (slice_backward_1,)
