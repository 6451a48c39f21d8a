def forward(self, t: "f32[8, 3][1, 8]cpu", t_1: "f32[2, 8][1, 2]cpu", tangents_1: "f32[3, 2][2, 1]cpu"):
    mm_1: "f32[8, 2][2, 1]cpu" = torch.ops.aten.mm.default(t, tangents_1);  t = None
    mm_2: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_1);  tangents_1 = t_1 = None
    view: "f32[3, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [3, 2, 4]);  mm_2 = None
    permute_1: "f32[2, 3, 4][4, 8, 1]cpu" = torch.ops.aten.permute.default(view, [1, 0, 2]);  view = None
    return (permute_1, mm_1)
