def forward(self, primals_1: "f32[3, 4][4, 1]cpu", primals_2: "f32[2][1]cpu", select_scatter_1: "f32[2, 6][6, 1]cpu", tangents_1: "f32[3, 4][4, 1]cpu"):
    view_5: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(select_scatter_1, [3, 4]);  select_scatter_1 = None
    mul_3: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, view_5);  view_5 = None
    mul_4: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = None
    view_6: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(mul_4, [2, 6]);  mul_4 = None
    zeros: "f32[6][1]cpu" = torch.ops.aten.zeros.default([6], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    select_scatter_2: "f32[2, 6][6, 1]cpu" = torch.ops.aten.select_scatter.default(view_6, zeros, 0, 1);  zeros = None
    select_3: "f32[6][1]cpu" = torch.ops.aten.select.int(view_6, 0, 1);  view_6 = None
    view_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(select_3, [2, 3]);  select_3 = None
    t_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view_7);  view_7 = None
    zeros_1: "f32[2][1]cpu" = torch.ops.aten.zeros.default([2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    select_scatter_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select_scatter.default(t_3, zeros_1, 0, 1);  zeros_1 = None
    select_4: "f32[2][3]cpu" = torch.ops.aten.select.int(t_3, 0, 1);  t_3 = None
    t_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(select_scatter_3);  select_scatter_3 = None
    view_8: "f32[6][1]cpu" = torch.ops.aten.view.default(t_4, [6]);  t_4 = None
    select_backward: "f32[2, 6][6, 1]cpu" = torch.ops.aten.select_backward.default(view_8, [2, 6], 0, 1);  view_8 = None
    add: "f32[2, 6][6, 1]cpu" = torch.ops.aten.add.Tensor(select_scatter_2, select_backward);  select_scatter_2 = select_backward = None
    view_9: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(add, [3, 4]);  add = None
    mul: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    view: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(mul, [2, 6]);  mul = None
    select: "f32[6][1]cpu" = torch.ops.aten.select.int(view, 0, 1);  view = None
    view_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(select, [2, 3]);  select = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view_1);  view_1 = None
    select_1: "f32[2][3]cpu" = torch.ops.aten.select.int(t, 0, 1);  t = None
    mul_5: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select_4, select_1);  select_1 = None
    mul_6: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select_4, primals_2);  select_4 = primals_2 = None
    select_backward_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_backward.default(mul_6, [3, 2], 0, 1);  mul_6 = None
    t_5: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(select_backward_1);  select_backward_1 = None
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(t_5, memory_format = torch.contiguous_format);  t_5 = None
    _unsafe_view: "f32[6][1]cpu" = torch.ops.aten._unsafe_view.default(clone, [6]);  clone = None
    select_backward_2: "f32[2, 6][6, 1]cpu" = torch.ops.aten.select_backward.default(_unsafe_view, [2, 6], 0, 1);  _unsafe_view = None
    view_10: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(select_backward_2, [3, 4]);  select_backward_2 = None
    add_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(view_9, view_10);  view_9 = view_10 = None
    mul_7: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, 2);  add_1 = None
    add_2: "f32[3, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_7);  mul_3 = mul_7 = None
    return (add_2, mul_5)
