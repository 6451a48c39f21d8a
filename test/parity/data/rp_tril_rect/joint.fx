def forward(self, primals_1: "f32[3, 4][4, 1]cpu", tangents_1: "f32[3, 4][4, 1]cpu", tangents_2: "f32[3, 4][4, 1]cpu", tangents_3: "f32[3, 4][4, 1]cpu", tangents_4: "f32[3, 4][4, 1]cpu", tangents_5: "f32[1, 3, 4][12, 4, 1]cpu"):
    tril: "f32[3, 4][4, 1]cpu" = torch.ops.aten.tril.default(primals_1, 1)
    triu: "f32[3, 4][4, 1]cpu" = torch.ops.aten.triu.default(primals_1, -1)
    tril_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.tril.default(primals_1, -5)
    triu_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.triu.default(primals_1, 5)
    unsqueeze: "f32[1, 3, 4][12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    tril_2: "f32[1, 3, 4][12, 4, 1]cpu" = torch.ops.aten.tril.default(unsqueeze);  unsqueeze = None
    tril_3: "f32[1, 3, 4][12, 4, 1]cpu" = torch.ops.aten.tril.default(tangents_5);  tangents_5 = None
    squeeze: "f32[3, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(tril_3, 0);  tril_3 = None
    triu_2: "f32[3, 4][4, 1]cpu" = torch.ops.aten.triu.default(tangents_4, 5);  tangents_4 = None
    add: "f32[3, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(squeeze, triu_2);  squeeze = triu_2 = None
    tril_4: "f32[3, 4][4, 1]cpu" = torch.ops.aten.tril.default(tangents_3, -5);  tangents_3 = None
    add_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add, tril_4);  add = tril_4 = None
    triu_3: "f32[3, 4][4, 1]cpu" = torch.ops.aten.triu.default(tangents_2, -1);  tangents_2 = None
    add_2: "f32[3, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, triu_3);  add_1 = triu_3 = None
    tril_5: "f32[3, 4][4, 1]cpu" = torch.ops.aten.tril.default(tangents_1, 1);  tangents_1 = None
    add_3: "f32[3, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_2, tril_5);  add_2 = tril_5 = None
    return (tril, triu, tril_1, triu_1, tril_2, add_3)
