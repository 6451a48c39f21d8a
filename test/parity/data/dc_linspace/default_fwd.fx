def forward(self, primals_1: "f32[5][1]cpu"):
    linspace: "f32[5][1]cpu" = torch.ops.aten.linspace.default(0, 1, 5, device = device(type='cpu'), pin_memory = False)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(linspace, primals_1)
    logspace: "f32[5][1]cpu" = torch.ops.aten.logspace.default(0, 2, 5, device = device(type='cpu'), pin_memory = False)
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(logspace, primals_1)
    linspace_1: "i64[5][1]cpu" = torch.ops.aten.linspace.default(2, -1, 5, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(linspace_1, primals_1)
    logspace_1: "f32[5][1]cpu" = torch.ops.aten.logspace.default(0, 3, 5, 2.0, device = device(type='cpu'), pin_memory = False)
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(logspace_1, primals_1);  logspace_1 = primals_1 = None
    return (mul, mul_1, mul_2, add, linspace, logspace, linspace_1)
