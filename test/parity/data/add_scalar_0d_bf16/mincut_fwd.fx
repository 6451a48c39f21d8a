def forward(self, primals_1: "bf16[][]cpu"):
    add: "bf16[][]cpu" = torch.ops.aten.add.Tensor(primals_1, 2.5);  primals_1 = None
    return (add,)
