def forward(self, tangents_1: "f32[2, 3][3, 1]cpu"):
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3], [3, 1])
    copy_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    slice_5: "f32[2, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(copy_1, 1, 1, 9223372036854775807)
    clone: "f32[2, 2][2, 1]cpu" = torch.ops.aten.clone.default(slice_5, memory_format = torch.contiguous_format)
    zeros_like: "f32[2, 2][2, 1]cpu" = torch.ops.aten.zeros_like.default(clone, memory_format = torch.contiguous_format)
    copy_2: "f32[2, 2][3, 1]cpu" = torch.ops.aten.copy.default(slice_5, zeros_like);  slice_5 = zeros_like = None
    slice_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(copy_1, copy_2, 1, 1, 9223372036854775807);  copy_1 = copy_2 = None
    sum_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(clone, [0], True);  clone = None
    view: "f32[2][1]cpu" = torch.ops.aten.view.default(sum_1, [2]);  sum_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(slice_scatter_1, 1);  slice_scatter_1 = None
    return (mul_1, view)
