def forward(self, tangents_1: "f32[4, 2][2, 1]cpu"):
    new_empty_strided: "f32[4, 2][2, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [4, 2], [2, 1])
    copy_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    slice_12: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(copy_2, 0, 0, 2)
    clone_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.clone.default(slice_12, memory_format = torch.contiguous_format)
    zeros_like: "f32[2, 2][2, 1]cpu" = torch.ops.aten.zeros_like.default(clone_2, memory_format = torch.contiguous_format)
    copy_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.copy.default(slice_12, zeros_like);  slice_12 = zeros_like = None
    slice_scatter_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(copy_2, copy_3, 0, 0, 2);  copy_2 = copy_3 = None
    slice_backward: "f32[4, 2][2, 1]cpu" = torch.ops.aten.slice_backward.default(clone_2, [4, 2], 0, 2, 9223372036854775807, 1);  clone_2 = None
    add: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_2, slice_backward);  slice_scatter_2 = slice_backward = None
    new_empty_strided_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.new_empty_strided.default(add, [4, 2], [2, 1])
    copy_4: "f32[4, 2][2, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, add);  new_empty_strided_1 = add = None
    slice_15: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(copy_4, 0, 1, 9223372036854775807)
    clone_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(slice_15, memory_format = torch.contiguous_format)
    zeros_like_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.zeros_like.default(clone_3, memory_format = torch.contiguous_format)
    copy_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.copy.default(slice_15, zeros_like_1);  slice_15 = zeros_like_1 = None
    slice_scatter_3: "f32[4, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(copy_4, copy_5, 0, 1, 9223372036854775807);  copy_4 = copy_5 = None
    slice_backward_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.slice_backward.default(clone_3, [4, 2], 0, 0, -1, 1);  clone_3 = None
    add_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_3, slice_backward_1);  slice_scatter_3 = slice_backward_1 = None
    return (add_1,)
