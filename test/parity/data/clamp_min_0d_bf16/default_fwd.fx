def forward(self, primals_1: "bf16[][]cpu"):
    clamp: "bf16[][]cpu" = torch.ops.aten.clamp.default(primals_1, 0.1)
    return (clamp, primals_1)
