def forward(self, primals_1: "f32[0][1]cpu", primals_2: "f32[0][1]cpu", tangents_1: "f32[0][1]cpu"):
    cat: "f32[0][1]cpu" = torch.ops.aten.cat.default([primals_1, primals_2]);  primals_1 = primals_2 = None
    zeros: "f32[0][1]cpu" = torch.ops.aten.zeros.default([0], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    zeros_1: "f32[0][1]cpu" = torch.ops.aten.zeros.default([0], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    return (cat, zeros, zeros_1)
