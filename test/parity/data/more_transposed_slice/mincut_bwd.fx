def forward(self, slice_scatter: "f32[3, 2][1, 3]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    t_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(slice_scatter);  slice_scatter = None
    cos: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cos.default(t_2);  t_2 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(mul, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, mul);  new_empty_strided = mul = None
    t_8: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(copy);  copy = None
    slice_5: "f32[2, 2][1, 3]cpu" = torch.ops.aten.slice.Tensor(t_8, 0, 1, 9223372036854775807)
    clone: "f32[2, 2][2, 1]cpu" = torch.ops.aten.clone.default(slice_5, memory_format = torch.contiguous_format)
    copy_1: "f32[2, 2][1, 3]cpu" = torch.ops.aten.copy.default(slice_5, clone);  slice_5 = None
    slice_scatter_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.slice_scatter.default(t_8, copy_1, 0, 1, 9223372036854775807);  t_8 = copy_1 = None
    t_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(slice_scatter_1);  slice_scatter_1 = None
    sum_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(clone, [0], True);  clone = None
    view: "f32[2][1]cpu" = torch.ops.aten.view.default(sum_1, [2]);  sum_1 = None
    return (t_10, view)
