def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[2][1]cpu"):
    select_scatter: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(primals_1, primals_2, 0, 1);  primals_1 = primals_2 = None
    return (select_scatter,)
