def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    randn: "f32[2, 3][3, 1]cpu" = torch.ops.aten.randn.default([2, 3], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, randn);  primals_1 = randn = None
    return (add, tangents_1)
