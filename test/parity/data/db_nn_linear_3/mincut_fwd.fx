def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[4, 3][3, 1]cpu"):
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    mm: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mm.default(unsqueeze, t)
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dim(mm, 0);  mm = None
    t_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    return (squeeze, unsqueeze, t_3)
