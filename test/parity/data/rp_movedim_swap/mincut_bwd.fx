def forward(self, primals_2: "f32[2, 2][2, 1]cpu", t: "f32[2, 12][12, 1]cpu", tangents_1: "f32[3, 4, 2][8, 2, 1]cpu", tangents_2: "f32[3, 2][2, 1]cpu", tangents_3: "f32[4, 6][6, 1]cpu"):
    view_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(tangents_3, [4, 3, 2]);  tangents_3 = None
    transpose_2: "f32[2, 3, 4][1, 2, 6]cpu" = torch.ops.aten.transpose.int(view_1, 0, -1);  view_1 = None
    unsqueeze: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    expand: "f32[4, 3, 2][0, 2, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 3, 2]);  unsqueeze = None
    transpose_3: "f32[2, 3, 4][1, 2, 0]cpu" = torch.ops.aten.transpose.int(expand, 0, 2);  expand = None
    add: "f32[2, 3, 4][1, 2, 6]cpu" = torch.ops.aten.add.Tensor(transpose_2, transpose_3);  transpose_2 = transpose_3 = None
    view_2: "f32[12, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [12, 2]);  tangents_1 = None
    mm_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(t, view_2);  t = None
    t_1: "f32[2, 12][1, 2]cpu" = torch.ops.aten.t.default(view_2);  view_2 = None
    mm_2: "f32[2, 12][12, 1]cpu" = torch.ops.aten.mm.default(primals_2, t_1);  primals_2 = t_1 = None
    t_2: "f32[12, 2][1, 12]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    view_3: "f32[3, 4, 2][4, 1, 12]cpu" = torch.ops.aten.view.default(t_2, [3, 4, 2]);  t_2 = None
    permute_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.permute.default(view_3, [2, 0, 1]);  view_3 = None
    add_1: "f32[2, 3, 4][1, 2, 6]cpu" = torch.ops.aten.add.Tensor(add, permute_1);  add = permute_1 = None
    return (add_1, mm_1)
