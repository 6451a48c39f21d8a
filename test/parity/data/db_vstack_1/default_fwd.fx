def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", primals_3: "f32[5][1]cpu"):
    unsqueeze: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    unsqueeze_1: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    unsqueeze_2: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0);  primals_3 = None
    cat: "f32[3, 5][5, 1]cpu" = torch.ops.aten.cat.default([unsqueeze, unsqueeze_1, unsqueeze_2]);  unsqueeze = unsqueeze_1 = unsqueeze_2 = None
    return (cat,)
