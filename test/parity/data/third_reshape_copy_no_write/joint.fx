def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul);  mul = None
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(t, memory_format = torch.contiguous_format)
    _unsafe_view: "f32[6][1]cpu" = torch.ops.aten._unsafe_view.default(clone, [6]);  clone = None
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_view, 2);  _unsafe_view = None
    _unsafe_view_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten._unsafe_view.default(mul_1, [3, 2]);  mul_1 = None
    _unsafe_view_2: "f32[6][1]cpu" = torch.ops.aten._unsafe_view.default(_unsafe_view_1, [6]);  _unsafe_view_1 = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(t, [0]);  t = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(_unsafe_view_2);  _unsafe_view_2 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    expand: "f32[6][0]cpu" = torch.ops.aten.expand.default(sum_3, [6]);  sum_3 = None
    unsqueeze: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    expand_1: "f32[3, 2][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [3, 2]);  unsqueeze = None
    mul_2: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(expand, 2);  expand = None
    view: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(mul_2, [3, 2]);  mul_2 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(expand_1, view);  expand_1 = view = None
    t_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(add_1);  add_1 = None
    mul_3: "f32[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(t_1, 1);  t_1 = None
    return (add, mul_3)
