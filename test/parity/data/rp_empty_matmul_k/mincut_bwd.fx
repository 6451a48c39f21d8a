def forward(self, t: "f32[3, 0][1, 3]cpu", t_1: "f32[0, 2][1, 1]cpu", transpose: "f32[1, 0, 2][2, 1, 1]cpu", transpose_1: "f32[1, 3, 0][0, 1, 3]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[1, 2, 3][6, 3, 1]cpu", tangents_3: "f32[2, 3][3, 1]cpu"):
    mm_1: "f32[2, 0][1, 1]cpu" = torch.ops.aten.mm.default(tangents_3, t)
    mm_2: "f32[0, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_1, tangents_3)
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_3, [0], True);  tangents_3 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    bmm_1: "f32[1, 0, 3][3, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose, tangents_2);  transpose = None
    bmm_2: "f32[1, 2, 0][2, 1, 1]cpu" = torch.ops.aten.bmm.default(tangents_2, transpose_1);  tangents_2 = transpose_1 = None
    squeeze: "f32[0, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(bmm_1, 0);  bmm_1 = None
    add: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, squeeze);  mm_2 = squeeze = None
    squeeze_1: "f32[2, 0][1, 1]cpu" = torch.ops.aten.squeeze.dim(bmm_2, 0);  bmm_2 = None
    add_1: "f32[2, 0][1, 1]cpu" = torch.ops.aten.add.Tensor(mm_1, squeeze_1);  mm_1 = squeeze_1 = None
    mm_3: "f32[0, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_1, tangents_1);  t_1 = None
    mm_4: "f32[2, 0][1, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t);  tangents_1 = t = None
    add_2: "f32[2, 0][1, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mm_4);  add_1 = mm_4 = None
    add_3: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, mm_3);  add = mm_3 = None
    return (add_2, add_3, view)
