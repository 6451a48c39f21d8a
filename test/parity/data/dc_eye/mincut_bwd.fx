def forward(self, t_1: "f32[3, 2][2, 1]cpu", t_2: "f32[3, 2][1, 3]cpu", t_3: "f32[3, 3][1, 3]cpu", tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[2, 2][2, 1]cpu"):
    mm_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t_1, tangents_3);  t_1 = tangents_3 = None
    mm_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t_2, tangents_2);  t_2 = tangents_2 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm_3, mm_4);  mm_3 = mm_4 = None
    mm_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t_3, tangents_1);  t_3 = tangents_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, mm_5);  add = mm_5 = None
    return (add_1,)
