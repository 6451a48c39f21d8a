def forward(self, primals_1: "f32[4, 3][3, 1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    clone: "f32[4, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    slice_1: "f32[2, 3][6, 1]cpu" = torch.ops.aten.slice.Tensor(clone, 0, 1, 9223372036854775807, 2)
    slice_2: "f32[2, 3][6, 1]cpu" = torch.ops.aten.slice.Tensor(clone, 0, 0, 9223372036854775807, 2)
    copy: "f32[2, 3][6, 1]cpu" = torch.ops.aten.copy.default(slice_2, slice_1);  slice_2 = slice_1 = None
    slice_scatter: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(clone, copy, 0, 0, 9223372036854775807, 2);  clone = copy = None
    slice_6: "f32[4, 2][3, 2]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 1, 0, 9223372036854775807, 2)
    fill: "f32[4, 2][2, 1]cpu" = torch.ops.aten.fill.Scalar(slice_6, 1.0);  slice_6 = None
    slice_scatter_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_scatter, fill, 1, 0, 9223372036854775807, 2);  slice_scatter = fill = None
    new_empty_strided: "f32[4, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [4, 3], [3, 1])
    copy_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    slice_10: "f32[4, 2][3, 2]cpu" = torch.ops.aten.slice.Tensor(copy_1, 1, 0, 9223372036854775807, 2)
    clone_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.clone.default(slice_10, memory_format = torch.contiguous_format)
    zeros_like: "f32[4, 2][2, 1]cpu" = torch.ops.aten.zeros_like.default(clone_1);  clone_1 = None
    copy_2: "f32[4, 2][3, 2]cpu" = torch.ops.aten.copy.default(slice_10, zeros_like);  slice_10 = zeros_like = None
    slice_scatter_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(copy_1, copy_2, 1, 0, 9223372036854775807, 2);  copy_1 = copy_2 = None
    new_empty_strided_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(slice_scatter_2, [4, 3], [3, 1])
    copy_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, slice_scatter_2);  new_empty_strided_1 = slice_scatter_2 = None
    slice_13: "f32[2, 3][6, 1]cpu" = torch.ops.aten.slice.Tensor(copy_3, 0, 0, 9223372036854775807, 2)
    clone_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(slice_13, memory_format = torch.contiguous_format)
    zeros_like_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros_like.default(clone_2, memory_format = torch.contiguous_format)
    copy_4: "f32[2, 3][6, 1]cpu" = torch.ops.aten.copy.default(slice_13, zeros_like_1);  slice_13 = zeros_like_1 = None
    slice_scatter_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(copy_3, copy_4, 0, 0, 9223372036854775807, 2);  copy_3 = copy_4 = None
    slice_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_backward.default(clone_2, [4, 3], 0, 1, 9223372036854775807, 2);  clone_2 = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_3, slice_backward);  slice_scatter_3 = slice_backward = None
    return (slice_scatter_1, add)
