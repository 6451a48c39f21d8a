def forward(self, t: "f32[3, 1][1, 3]cpu", t_1: "f32[4, 3][1, 4]cpu", tangents_1: "f32[4][1]cpu"):
    unsqueeze_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(t, unsqueeze_1);  t = None
    mm_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mm.default(unsqueeze_1, t_1);  unsqueeze_1 = t_1 = None
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(mm_2, 0);  mm_2 = None
    return (squeeze_1, mm_1)
