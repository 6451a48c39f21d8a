def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(2, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, arange);  primals_1 = None
    arange_1: "f32[3][1]cpu" = torch.ops.aten.arange.start_step(0.5, 2.0, 0.5, device = device(type='cpu'), pin_memory = False)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, arange_1);  mul = arange_1 = None
    arange_2: "f32[3][1]cpu" = torch.ops.aten.arange.start_step(1, 4, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, arange_2);  add = arange_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, arange);  tangents_1 = arange = None
    return (add_1, mul_1)
