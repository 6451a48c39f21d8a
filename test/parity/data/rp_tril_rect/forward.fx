def forward(self, primals_1: "f32[3, 4][4, 1]cpu"):
    tril: "f32[3, 4][4, 1]cpu" = torch.ops.aten.tril.default(primals_1, 1)
    triu: "f32[3, 4][4, 1]cpu" = torch.ops.aten.triu.default(primals_1, -1)
    tril_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.tril.default(primals_1, -5)
    triu_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.triu.default(primals_1, 5)
    unsqueeze: "f32[1, 3, 4][12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    tril_2: "f32[1, 3, 4][12, 4, 1]cpu" = torch.ops.aten.tril.default(unsqueeze);  unsqueeze = None
    return (tril, triu, tril_1, triu_1, tril_2)
