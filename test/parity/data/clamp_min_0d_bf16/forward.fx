def forward(self, primals_1: "bf16[][]cpu"):
    clamp: "bf16[][]cpu" = torch.ops.aten.clamp.default(primals_1, 0.1);  primals_1 = None
    return clamp
