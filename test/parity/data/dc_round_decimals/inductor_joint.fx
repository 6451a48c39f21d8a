def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 10.0)
    round_1: "f32[3][1]cpu" = torch.ops.aten.round.default(mul);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(round_1, 0.1);  round_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1.0)
    round_2: "f32[3][1]cpu" = torch.ops.aten.round.default(mul_2);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(round_2, 1.0);  round_2 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 0.1);  primals_1 = None
    round_3: "f32[3][1]cpu" = torch.ops.aten.round.default(mul_4);  mul_4 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(round_3, 10.0);  round_3 = None
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_1: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(full, full_1);  full = full_1 = None
    full_2: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, full_2);  add = full_2 = None
    return (mul_1, mul_3, mul_5, add_1)
