def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, 1);  primals_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(add)
    slice_1: "f32[2, 2][1, 3]cpu" = torch.ops.aten.slice.Tensor(t, 0, 1, 9223372036854775807);  t = None
    add_1: "f32[2, 2][1, 2]cpu" = torch.ops.aten.add.Tensor(slice_1, primals_2);  slice_1 = primals_2 = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(add);  add = None
    slice_scatter: "f32[3, 2][1, 3]cpu" = torch.ops.aten.slice_scatter.default(t_1, add_1, 0, 1, 9223372036854775807);  t_1 = add_1 = None
    t_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(slice_scatter);  slice_scatter = None
    sin: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sin.default(t_2)
    cos: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cos.default(t_2);  t_2 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(mul, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, mul);  new_empty_strided = mul = None
    t_8: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(copy)
    slice_5: "f32[2, 2][1, 3]cpu" = torch.ops.aten.slice.Tensor(t_8, 0, 1, 9223372036854775807);  t_8 = None
    clone: "f32[2, 2][2, 1]cpu" = torch.ops.aten.clone.default(slice_5, memory_format = torch.contiguous_format)
    copy_1: "f32[2, 2][1, 3]cpu" = torch.ops.aten.copy.default(slice_5, clone);  slice_5 = None
    t_9: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(copy);  copy = None
    slice_scatter_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.slice_scatter.default(t_9, copy_1, 0, 1, 9223372036854775807);  t_9 = copy_1 = None
    t_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(slice_scatter_1);  slice_scatter_1 = None
    sum_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(clone, [0], True);  clone = None
    view: "f32[2][1]cpu" = torch.ops.aten.view.default(sum_1, [2]);  sum_1 = None
    return (sin, t_10, view)
