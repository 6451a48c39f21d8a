def forward(self, primals_1: "bf16[][]cpu"):
    mul: "bf16[][]cpu" = torch.ops.aten.mul.Tensor(primals_1, 3);  primals_1 = None
    return (mul,)
