def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, full);  primals_1 = None
    full_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.full.default([2, 1], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, full_1);  add = full_1 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, full);  add_1 = full = None
    full_3: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 2, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, full_3);  add_2 = full_3 = None
    return (add_3,)
