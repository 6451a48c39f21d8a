def forward(self, primals_1: "bf16[2, 3][1, 2]cpu", primals_2: "bf16[2, 3][3, 1]cpu", tangents_1: "bf16[2, 3][1, 2]cpu"):
    add: "bf16[2, 3][1, 2]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    return (add, tangents_1, tangents_1)
