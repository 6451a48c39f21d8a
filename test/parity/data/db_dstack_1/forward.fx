def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", primals_3: "f32[5][1]cpu"):
    unsqueeze: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    unsqueeze_1: "f32[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, -1);  unsqueeze = None
    unsqueeze_2: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    unsqueeze_3: "f32[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, -1);  unsqueeze_2 = None
    unsqueeze_4: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0);  primals_3 = None
    unsqueeze_5: "f32[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, -1);  unsqueeze_4 = None
    cat: "f32[1, 5, 3][15, 3, 1]cpu" = torch.ops.aten.cat.default([unsqueeze_1, unsqueeze_3, unsqueeze_5], 2);  unsqueeze_1 = unsqueeze_3 = unsqueeze_5 = None
    return cat
