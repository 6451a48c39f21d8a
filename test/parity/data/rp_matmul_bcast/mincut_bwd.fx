def forward(self, primals_3: "f32[3][1]cpu", t: "f32[3, 2][1, 3]cpu", t_1: "f32[2, 6][1, 2]cpu", transpose: "f32[6, 2, 2][4, 1, 2]cpu", transpose_1: "f32[6, 3, 2][6, 1, 3]cpu", tangents_1: "f32[3, 2, 2, 3][12, 6, 3, 1]cpu", tangents_2: "f32[2][1]cpu", tangents_3: "f32[2][1]cpu", tangents_4: "f32[][]cpu", tangents_5: "f32[3, 1, 2][2, 2, 1]cpu"):
    view_2: "f32[6][1]cpu" = torch.ops.aten.view.default(tangents_5, [6]);  tangents_5 = None
    view_3: "f32[6, 1][1, 1]cpu" = torch.ops.aten.view.default(view_2, [6, 1])
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(primals_3, 0, 0, 2)
    mul: "f32[6, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(view_3, slice_1);  view_3 = slice_1 = None
    mv_2: "f32[2][1]cpu" = torch.ops.aten.mv.default(t_1, view_2);  t_1 = view_2 = None
    view_4: "f32[3, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(mul, [3, 1, 2, 2]);  mul = None
    slice_backward: "f32[3][1]cpu" = torch.ops.aten.slice_backward.default(mv_2, [3], 0, 0, 2, 1);  mv_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, primals_3);  tangents_4 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(slice_backward, mul_1);  slice_backward = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, mul_1);  add = mul_1 = None
    unsqueeze_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 0);  tangents_3 = None
    t_2: "f32[2, 1][1, 2]cpu" = torch.ops.aten.t.default(unsqueeze_1)
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0)
    mm_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, unsqueeze);  t_2 = unsqueeze = None
    t_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    t_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(t)
    mm_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mm.default(unsqueeze_1, t_4);  unsqueeze_1 = t_4 = None
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(mm_2, 0);  mm_2 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, squeeze_1);  add_1 = squeeze_1 = None
    t_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    select_backward: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_backward.default(t_5, [2, 2, 3], 0, 0);  t_5 = None
    select_backward_1: "f32[1, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.select_backward.default(select_backward, [1, 2, 2, 3], 0, 0);  select_backward = None
    view_5: "f32[2, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_2, [2, 1])
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_5, primals_3);  view_5 = primals_3 = None
    mv_3: "f32[3][1]cpu" = torch.ops.aten.mv.default(t, tangents_2);  t = tangents_2 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_2, mv_3);  add_2 = mv_3 = None
    select_backward_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_backward.default(mul_3, [2, 2, 3], 0, 0);  mul_3 = None
    select_backward_3: "f32[1, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.select_backward.default(select_backward_2, [1, 2, 2, 3], 0, 0);  select_backward_2 = None
    add_4: "f32[1, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.add.Tensor(select_backward_1, select_backward_3);  select_backward_1 = select_backward_3 = None
    view_6: "f32[6, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(tangents_1, [6, 2, 3]);  tangents_1 = None
    bmm_1: "f32[6, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose, view_6);  transpose = None
    bmm_2: "f32[6, 2, 2][4, 2, 1]cpu" = torch.ops.aten.bmm.default(view_6, transpose_1);  view_6 = transpose_1 = None
    view_7: "f32[3, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_1, [3, 2, 2, 3]);  bmm_1 = None
    sum_1: "f32[1, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_7, [0], True);  view_7 = None
    add_5: "f32[1, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, sum_1);  add_4 = sum_1 = None
    view_8: "f32[3, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [3, 2, 2, 2]);  bmm_2 = None
    sum_2: "f32[3, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_8, [1], True);  view_8 = None
    add_6: "f32[3, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(view_4, sum_2);  view_4 = sum_2 = None
    return (add_6, add_5, add_3)
