def forward(self, primals_2: "f32[3, 4][4, 1]cpu", unsqueeze: "f32[1, 3][3, 1]cpu", tangents_1: "f32[4][1]cpu"):
    unsqueeze_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    t: "f32[3, 1][1, 3]cpu" = torch.ops.aten.t.default(unsqueeze);  unsqueeze = None
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(t, unsqueeze_1);  t = None
    t_1: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mm.default(unsqueeze_1, t_1);  unsqueeze_1 = t_1 = None
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(mm_2, 0);  mm_2 = None
    return (squeeze_1, mm_1)
