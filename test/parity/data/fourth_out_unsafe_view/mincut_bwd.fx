def forward(self, t: "f32[3, 2][1, 3]cpu", t_1: "f32[2, 3][1, 2]cpu", tangents_1: "f32[2, 2][2, 1]cpu", tangents_2: "f32[4][1]cpu"):
    view_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_2, [2, 2]);  tangents_2 = None
    mm_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t, view_1)
    mm_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(view_1, t_1);  view_1 = None
    mm_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t, tangents_1);  t = None
    mm_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_1);  tangents_1 = t_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_3, mm_5);  mm_3 = mm_5 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, mm_4);  mm_2 = mm_4 = None
    return (add, add_1)
