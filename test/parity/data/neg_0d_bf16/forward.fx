def forward(self, primals_1: "bf16[][]cpu"):
    neg: "bf16[][]cpu" = torch.ops.aten.neg.default(primals_1);  primals_1 = None
    return neg
