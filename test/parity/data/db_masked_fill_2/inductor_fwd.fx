def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "b8[5, 5][5, 1]cpu", primals_3: "f32[][]cpu"):
    where: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(primals_2, primals_3, primals_1);  primals_3 = primals_1 = None
    return (where, primals_2)
