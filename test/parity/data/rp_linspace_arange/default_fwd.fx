def forward(self, primals_1: "f32[5][1]cpu"):
    linspace: "f32[5][1]cpu" = torch.ops.aten.linspace.default(0, 1, 5, device = device(type='cpu'), pin_memory = False)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(linspace, primals_1)
    arange: "f32[4][1]cpu" = torch.ops.aten.arange.start_step(0, 1, 0.3, device = device(type='cpu'), pin_memory = False)
    slice_1: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 4)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(arange, slice_1);  slice_1 = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(5, 0, -2, device = device(type='cpu'), pin_memory = False)
    slice_2: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 3)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(arange_1, slice_2);  arange_1 = slice_2 = None
    linspace_1: "f32[1][1]cpu" = torch.ops.aten.linspace.default(3, 3, 1, device = device(type='cpu'), pin_memory = False)
    select: "f32[][]cpu" = torch.ops.aten.select.int(primals_1, 0, 0)
    mul_2: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(linspace_1, select);  select = None
    logspace: "f32[5][1]cpu" = torch.ops.aten.logspace.default(0, 2, 5, device = device(type='cpu'), pin_memory = False)
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(logspace, primals_1);  primals_1 = None
    return (mul, mul_1, add, mul_2, mul_3, linspace, arange, linspace_1, logspace)
