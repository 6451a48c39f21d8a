def forward(self, tangents_1: "f32[3, 2][2, 1]cpu"):
    new_empty_strided: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [3, 2], [2, 1])
    copy: "f32[3, 2][2, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    unsqueeze_9: "f32[3, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(copy, 2)
    select_8: "f32[2, 1][1, 1]cpu" = torch.ops.aten.select.int(unsqueeze_9, 0, 0);  unsqueeze_9 = None
    clone: "f32[2, 1][1, 1]cpu" = torch.ops.aten.clone.default(select_8, memory_format = torch.contiguous_format)
    copy_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.copy.default(select_8, clone);  select_8 = clone = None
    unsqueeze_10: "f32[3, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(copy, 2);  copy = None
    select_scatter_2: "f32[3, 2, 1][2, 1, 1]cpu" = torch.ops.aten.select_scatter.default(unsqueeze_10, copy_1, 0, 0);  unsqueeze_10 = copy_1 = None
    squeeze_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(select_scatter_2, 2);  select_scatter_2 = None
    new_empty_strided_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_empty_strided.default(squeeze_1, [3, 2], [2, 1])
    copy_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, squeeze_1);  new_empty_strided_1 = squeeze_1 = None
    slice_8: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(copy_2, 0, -2, 9223372036854775807)
    select_11: "f32[2][2]cpu" = torch.ops.aten.select.int(slice_8, 1, -1);  slice_8 = None
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(select_11, memory_format = torch.contiguous_format)
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, 3);  clone_1 = None
    copy_3: "f32[2][2]cpu" = torch.ops.aten.copy.default(select_11, mul_2);  select_11 = mul_2 = None
    slice_9: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(copy_2, 0, -2, 9223372036854775807)
    select_scatter_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(slice_9, copy_3, 1, -1);  slice_9 = copy_3 = None
    slice_scatter_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(copy_2, select_scatter_3, 0, -2, 9223372036854775807);  copy_2 = select_scatter_3 = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(slice_scatter_1, 1);  slice_scatter_1 = None
    return (mul_3,)
