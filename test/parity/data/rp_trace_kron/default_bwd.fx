def forward(self, primals_3: "f32[3][1]cpu", _unsafe_view: "f32[2, 1, 2, 1][2, 2, 1, 1]cpu", _unsafe_view_1: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu", select: "f32[2][1]cpu", select_1: "f32[2][1]cpu", flip: "f32[3][1]cpu", view: "f32[3, 1][1, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[4, 4][4, 1]cpu", tangents_3: "f32[][]cpu", tangents_4: "f32[3][1]cpu", tangents_5: "f32[3, 3][3, 1]cpu"):
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_5, view);  view = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_5, primals_3);  tangents_5 = None
    sum_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True);  mul_3 = None
    sum_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_2, [3]);  sum_2 = None
    view_2: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(view_1, view_2);  view_1 = view_2 = None
    linalg_cross_1: "f32[3][1]cpu" = torch.ops.aten.linalg_cross.default(tangents_4, primals_3, dim = 0);  primals_3 = None
    linalg_cross_2: "f32[3][1]cpu" = torch.ops.aten.linalg_cross.default(flip, tangents_4, dim = 0);  flip = tangents_4 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, linalg_cross_2);  add = linalg_cross_2 = None
    flip_1: "f32[3][1]cpu" = torch.ops.aten.flip.default(linalg_cross_1, [0]);  linalg_cross_1 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, flip_1);  add_1 = flip_1 = None
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, select_1);  select_1 = None
    mul_5: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, select);  tangents_3 = select = None
    select_backward: "f32[2, 2][2, 1]cpu" = torch.ops.aten.select_backward.default(mul_5, [2, 2], 0, 0);  mul_5 = None
    select_backward_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.select_backward.default(mul_4, [2, 2], 0, 0);  mul_4 = None
    view_3: "f32[2, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.view.default(tangents_2, [2, 2, 2, 2]);  tangents_2 = None
    mul_6: "f32[2, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_3, _unsafe_view);  _unsafe_view = None
    mul_7: "f32[2, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_3, _unsafe_view_1);  view_3 = _unsafe_view_1 = None
    sum_3: "f32[2, 1, 2, 1][2, 2, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_7, [1, 3], True);  mul_7 = None
    sum_4: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 2], True);  mul_6 = None
    view_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(sum_4, [2, 2]);  sum_4 = None
    add_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(select_backward, view_4);  select_backward = view_4 = None
    view_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(sum_3, [2, 2]);  sum_3 = None
    add_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(select_backward_1, view_5);  select_backward_1 = view_5 = None
    zeros: "f32[4][1]cpu" = torch.ops.aten.zeros.default([4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    arange: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 6, 3, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    index_fill: "f32[4][1]cpu" = torch.ops.aten.index_fill.int_Tensor(zeros, 0, arange, tangents_1);  zeros = arange = tangents_1 = None
    view_6: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(index_fill, [2, 2]);  index_fill = None
    add_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_4, view_6);  add_4 = view_6 = None
    return (add_5, add_3, add_2)
