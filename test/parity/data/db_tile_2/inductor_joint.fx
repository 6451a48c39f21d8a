def forward(self, primals_1: "f32[][]cpu", tangents_1: "f32[0][1]cpu"):
    repeat: "f32[0][1]cpu" = torch.ops.aten.repeat.default(primals_1, [0]);  primals_1 = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    return (repeat, full)
