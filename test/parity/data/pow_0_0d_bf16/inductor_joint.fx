def forward(self, primals_1: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    pow_1: "bf16[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 0);  primals_1 = None
    full: "bf16[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    return (pow_1, full)
