def forward(self, primals_1: "f32[s26, s49][s49, 1]cpu", primals_2: "f32[s93, s49][s49, 1]cpu", primals_3: "f32[s93][1]cpu"):
    t: "f32[s49, s93][1, s49]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[s26, s93][s93, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = primals_1 = t = None
    return addmm
