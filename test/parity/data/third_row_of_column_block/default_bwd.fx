def forward(self, clone: "f32[2, 4][4, 1]cpu", tangents_1: "f32[3, 4][4, 1]cpu"):
    new_empty_strided: "f32[3, 4][4, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [3, 4], [4, 1])
    copy: "f32[3, 4][4, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    slice_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice.Tensor(copy, 0, 1, 9223372036854775807)
    clone_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.clone.default(slice_11, memory_format = torch.contiguous_format)
    cos: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cos.default(clone);  clone = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, cos);  clone_1 = cos = None
    copy_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.copy.default(slice_11, mul_1);  slice_11 = mul_1 = None
    slice_scatter_2: "f32[3, 4][4, 1]cpu" = torch.ops.aten.slice_scatter.default(copy, copy_1, 0, 1, 9223372036854775807);  copy = copy_1 = None
    new_empty_strided_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.new_empty_strided.default(slice_scatter_2, [3, 4], [4, 1])
    copy_2: "f32[3, 4][4, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, slice_scatter_2);  new_empty_strided_1 = slice_scatter_2 = None
    slice_15: "f32[3, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(copy_2, 1, 1, 3)
    select_4: "f32[2][1]cpu" = torch.ops.aten.select.int(slice_15, 0, 1);  slice_15 = None
    clone_2: "f32[2][1]cpu" = torch.ops.aten.clone.default(select_4, memory_format = torch.contiguous_format)
    copy_3: "f32[2][1]cpu" = torch.ops.aten.copy.default(select_4, clone_2);  select_4 = None
    slice_16: "f32[3, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(copy_2, 1, 1, 3)
    select_scatter_1: "f32[3, 2][4, 1]cpu" = torch.ops.aten.select_scatter.default(slice_16, copy_3, 0, 1);  slice_16 = copy_3 = None
    slice_scatter_3: "f32[3, 4][4, 1]cpu" = torch.ops.aten.slice_scatter.default(copy_2, select_scatter_1, 1, 1, 3);  copy_2 = select_scatter_1 = None
    mul_2: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(slice_scatter_3, 1);  slice_scatter_3 = None
    return (mul_2, clone_2)
