def forward(self, primals_2: "f32[3][1]cpu", clone: "f32[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    view_8: "f32[6][1]cpu" = torch.ops.aten.view.default(copy, [6]);  copy = None
    slice_5: "f32[3][2]cpu" = torch.ops.aten.slice.Tensor(view_8, 0, 1, 9223372036854775807, 2)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(slice_5, memory_format = torch.contiguous_format)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone);  clone = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2);  clone_1 = primals_2 = None
    copy_1: "f32[3][2]cpu" = torch.ops.aten.copy.default(slice_5, mul_3);  slice_5 = mul_3 = None
    slice_scatter_1: "f32[6][1]cpu" = torch.ops.aten.slice_scatter.default(view_8, copy_1, 0, 1, 9223372036854775807, 2);  view_8 = copy_1 = None
    view_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_scatter_1, [2, 3]);  slice_scatter_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_10, 1);  view_10 = None
    return (mul_4, mul_2)
