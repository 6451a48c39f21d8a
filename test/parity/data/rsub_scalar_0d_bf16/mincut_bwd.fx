def forward(self, tangents_1: "bf16[][]cpu"):
    neg: "bf16[][]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    return (neg,)
