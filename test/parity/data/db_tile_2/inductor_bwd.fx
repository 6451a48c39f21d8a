def forward(self, tangents_1: "f32[0][1]cpu"):
    full: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    return (full,)
