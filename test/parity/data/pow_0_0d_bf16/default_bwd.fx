def forward(self, primals_1: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    zeros_like: "bf16[][]cpu" = torch.ops.aten.zeros_like.default(primals_1, memory_format = torch.contiguous_format);  primals_1 = None
    return (zeros_like,)
