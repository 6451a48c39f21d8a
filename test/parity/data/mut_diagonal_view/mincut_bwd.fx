def forward(self, tangents_1: "f32[3, 3][3, 1]cpu"):
    new_empty_strided: "f32[3, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [3, 3], [3, 1])
    copy: "f32[3, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    diagonal_4: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(copy)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(diagonal_4, memory_format = torch.contiguous_format)
    copy_1: "f32[3][4]cpu" = torch.ops.aten.copy.default(diagonal_4, clone);  diagonal_4 = clone = None
    diagonal_scatter_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(copy, copy_1);  copy = copy_1 = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(diagonal_scatter_1, 1);  diagonal_scatter_1 = None
    return (mul_1,)
