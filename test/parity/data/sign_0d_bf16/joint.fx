def forward(self, primals_1: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    sign: "bf16[][]cpu" = torch.ops.aten.sign.default(primals_1);  primals_1 = None
    zeros_like: "bf16[][]cpu" = torch.ops.aten.zeros_like.default(tangents_1);  tangents_1 = None
    return (sign, zeros_like)
