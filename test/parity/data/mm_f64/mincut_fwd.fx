def forward(self, primals_1: "f64[2, 3][3, 1]cpu", primals_2: "f64[3, 4][4, 1]cpu"):
    mm: "f64[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    t: "f64[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    t_1: "f64[4, 3][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    return (mm, t, t_1)
