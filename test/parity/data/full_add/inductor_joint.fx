def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 2.0, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, full);  primals_1 = full = None
    return (add, tangents_1)
