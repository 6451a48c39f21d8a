def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    full: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(full, primals_1);  full = primals_1 = None
    return (add,)
