def forward(self, unsqueeze: "f32[1, 3][3, 1]cpu", t_3: "f32[4, 3][3, 1]cpu", tangents_1: "f32[4][1]cpu"):
    unsqueeze_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    t_1: "f32[4, 1][1, 4]cpu" = torch.ops.aten.t.default(unsqueeze_1)
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_1, unsqueeze);  t_1 = unsqueeze = None
    t_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    mm_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mm.default(unsqueeze_1, t_3);  unsqueeze_1 = t_3 = None
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(mm_2, 0);  mm_2 = None
    t_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    return (squeeze_1, t_4)
