def forward(self, tangents_1: "bf16[][]cpu"):
    full: "bf16[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    return (full,)
