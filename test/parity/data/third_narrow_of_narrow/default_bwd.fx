def forward(self, tangents_1: "f32[4, 3][3, 1]cpu"):
    new_empty_strided: "f32[4, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [4, 3], [3, 1])
    copy: "f32[4, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    slice_12: "f32[3, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(copy, 0, 1, 4)
    slice_13: "f32[3, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(slice_12, 1, 0, 2);  slice_12 = None
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(slice_13, memory_format = torch.contiguous_format)
    neg: "f32[3, 2][2, 1]cpu" = torch.ops.aten.neg.default(clone)
    copy_1: "f32[3, 2][3, 1]cpu" = torch.ops.aten.copy.default(slice_13, clone);  slice_13 = clone = None
    slice_14: "f32[3, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(copy, 0, 1, 4)
    slice_scatter_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_14, copy_1, 1, 0, 2);  slice_14 = copy_1 = None
    slice_scatter_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(copy, slice_scatter_2, 0, 1, 4);  copy = slice_scatter_2 = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(slice_scatter_3, 1);  slice_scatter_3 = None
    return (mul_1, neg)
