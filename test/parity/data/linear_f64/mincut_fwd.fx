def forward(self, primals_1: "f64[2, 3][3, 1]cpu", primals_2: "f64[4, 3][3, 1]cpu", primals_3: "f64[4][1]cpu"):
    t: "f64[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f64[2, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = None
    t_1: "f64[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    return (addmm, primals_1, t_1)
