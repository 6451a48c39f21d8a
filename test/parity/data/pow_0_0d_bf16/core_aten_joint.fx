def forward(self, primals_1: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    pow_1: "bf16[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 0)
    full_like: "bf16[][]cpu" = torch.ops.aten.full_like.default(primals_1, 0, pin_memory = False, memory_format = torch.contiguous_format);  primals_1 = None
    return (pow_1, full_like)
