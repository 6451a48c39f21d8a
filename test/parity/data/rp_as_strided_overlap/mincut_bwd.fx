def forward(self, tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[2][1]cpu", tangents_3: "f32[3][1]cpu"):
    unsqueeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 1);  tangents_3 = None
    expand: "f32[3, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [3, 3]);  unsqueeze = None
    unfold_backward: "f32[5][1]cpu" = torch.ops.aten.unfold_backward.default(expand, [5], 0, 3, 1);  expand = None
    unsqueeze_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    expand_1: "f32[2, 2][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [2, 2]);  unsqueeze_1 = None
    sum_3: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(expand_1, [0]);  expand_1 = None
    new_zeros: "f32[5][1]cpu" = torch.ops.aten.new_zeros.default(sum_3, [5])
    as_strided_2: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(new_zeros, [2], [1], 0)
    copy: "f32[2][1]cpu" = torch.ops.aten.copy.default(as_strided_2, sum_3);  as_strided_2 = sum_3 = None
    as_strided_scatter: "f32[5][1]cpu" = torch.ops.aten.as_strided_scatter.default(new_zeros, copy, [2], [1], 0);  new_zeros = copy = None
    as_strided_5: "f32[5][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [5], [1], 0);  as_strided_scatter = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(unfold_backward, as_strided_5);  unfold_backward = as_strided_5 = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    new_zeros_1: "f32[5][1]cpu" = torch.ops.aten.new_zeros.default(mul_1, [5])
    arange: "i64[5][1]cpu" = torch.ops.aten.arange.start(0, 5, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    as_strided_6: "i64[3, 2][1, 1]cpu" = torch.ops.aten.as_strided.default(arange, [3, 2], [1, 1], 0);  arange = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul_1, [-1]);  mul_1 = None
    clone: "i64[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(as_strided_6, memory_format = torch.contiguous_format);  as_strided_6 = None
    _unsafe_view: "i64[6][1]cpu" = torch.ops.aten._unsafe_view.default(clone, [6]);  clone = None
    index_add: "f32[5][1]cpu" = torch.ops.aten.index_add.default(new_zeros_1, 0, _unsafe_view, view);  new_zeros_1 = _unsafe_view = view = None
    as_strided_8: "f32[5][1]cpu" = torch.ops.aten.as_strided.default(index_add, [5], [1], 0);  index_add = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add, as_strided_8);  add = as_strided_8 = None
    return (add_1,)
