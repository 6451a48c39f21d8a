def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu"):
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, t);  primals_1 = t = None
    return mm
