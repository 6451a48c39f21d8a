def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    vdot: "f32[][]cpu" = torch.ops.aten.vdot.default(primals_1, primals_2);  primals_1 = primals_2 = None
    return vdot
