def forward(self, primals_1: "bf16[5, 5][5, 1]cpu", primals_2: "bf16[5, 5][5, 1]cpu"):
    cat: "bf16[5, 10][10, 1]cpu" = torch.ops.aten.cat.default([primals_1, primals_2], -1);  primals_1 = primals_2 = None
    return cat
