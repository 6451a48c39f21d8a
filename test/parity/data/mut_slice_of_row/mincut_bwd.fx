def forward(self, select_scatter: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    cos: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cos.default(select_scatter);  select_scatter = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(mul_2, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, mul_2);  new_empty_strided = mul_2 = None
    select_7: "f32[3][1]cpu" = torch.ops.aten.select.int(copy, 0, 0)
    slice_5: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(select_7, 0, 1, 9223372036854775807)
    clone: "f32[2][1]cpu" = torch.ops.aten.clone.default(slice_5, memory_format = torch.contiguous_format)
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(clone, 2);  clone = None
    copy_1: "f32[2][1]cpu" = torch.ops.aten.copy.default(slice_5, mul_3);  slice_5 = mul_3 = None
    slice_scatter_1: "f32[3][1]cpu" = torch.ops.aten.slice_scatter.default(select_7, copy_1, 0, 1, 9223372036854775807);  select_7 = copy_1 = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy, slice_scatter_1, 0, 0);  copy = slice_scatter_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter_1, 1);  select_scatter_1 = None
    return (mul_4,)
