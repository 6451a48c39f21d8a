def forward(self, primals_1: "bf16[][]cpu"):
    tan: "bf16[][]cpu" = torch.ops.aten.tan.default(primals_1);  primals_1 = None
    return tan
