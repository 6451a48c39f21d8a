def forward(self, primals_1: "bf16[2, 3][3, 1]cpu", primals_2: "bf16[3, 4][4, 1]cpu"):
    mm: "bf16[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    return (mm, primals_1, primals_2)
