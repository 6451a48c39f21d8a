def forward(self, primals_1: "bf16[2, 3][1, 2]cpu", primals_2: "bf16[2, 3][3, 1]cpu"):
    minimum: "bf16[2, 3][1, 2]cpu" = torch.ops.aten.minimum.default(primals_1, primals_2);  primals_1 = primals_2 = None
    return minimum
