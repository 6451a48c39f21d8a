def forward(self, primals_1: "f32[2, 3][3, 1]cpu", t_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[6][1]cpu", tangents_2: "f32[6][1]cpu", tangents_3: "f32[6][1]cpu", tangents_4: "f32[3, 3][3, 1]cpu"):
    mm_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, tangents_4);  t_2 = None
    t_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(tangents_4);  tangents_4 = None
    mm_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, t_3);  primals_1 = t_3 = None
    t_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    transpose_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(t_4, -2, -1);  t_4 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_1, transpose_1);  mm_1 = transpose_1 = None
    view_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_3, [3, 2]);  tangents_3 = None
    permute_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(view_1, [1, 0]);  view_1 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, permute_1);  add_1 = permute_1 = None
    view_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_2, [3, 2]);  tangents_2 = None
    t_5: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(view_2);  view_2 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, t_5);  add_2 = t_5 = None
    view_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [3, 2]);  tangents_1 = None
    t_6: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(view_3);  view_3 = None
    add_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, t_6);  add_3 = t_6 = None
    return (add_4,)
