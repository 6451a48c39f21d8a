def forward(self, primals_1: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu", primals_2: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu", primals_3: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu", tangents_1: "f32[1, 2, 1, 4, 3][24, 12, 12, 3, 1]cpu"):
    unsqueeze: "f32[1, 2, 1, 4, 1][8, 4, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 4);  primals_1 = None
    unsqueeze_1: "f32[1, 2, 1, 4, 1][8, 4, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 4);  primals_2 = None
    unsqueeze_2: "f32[1, 2, 1, 4, 1][8, 4, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 4);  primals_3 = None
    cat: "f32[1, 2, 1, 4, 3][24, 12, 12, 3, 1]cpu" = torch.ops.aten.cat.default([unsqueeze, unsqueeze_1, unsqueeze_2], -1);  unsqueeze = unsqueeze_1 = unsqueeze_2 = None
    select: "f32[1, 2, 1, 4][24, 12, 12, 3]cpu" = torch.ops.aten.select.int(tangents_1, -1, 0)
    select_1: "f32[1, 2, 1, 4][24, 12, 12, 3]cpu" = torch.ops.aten.select.int(tangents_1, -1, 1)
    select_2: "f32[1, 2, 1, 4][24, 12, 12, 3]cpu" = torch.ops.aten.select.int(tangents_1, -1, 2);  tangents_1 = None
    return (cat, select, select_1, select_2)
