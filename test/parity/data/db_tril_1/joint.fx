def forward(self, primals_1: "f32[10, 10][10, 1]cpu", tangents_1: "f32[10, 10][10, 1]cpu"):
    tril: "f32[10, 10][10, 1]cpu" = torch.ops.aten.tril.default(primals_1);  primals_1 = None
    tril_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.tril.default(tangents_1);  tangents_1 = None
    return (tril, tril_1)
