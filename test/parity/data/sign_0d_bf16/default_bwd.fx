def forward(self, tangents_1: "bf16[][]cpu"):
    zeros_like: "bf16[][]cpu" = torch.ops.aten.zeros_like.default(tangents_1);  tangents_1 = None
    return (zeros_like,)
