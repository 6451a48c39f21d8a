def forward(self, primals_1: "f32[8][1]cpu", tangents_1: "f32[8][1]cpu", tangents_2: "f32[8][1]cpu", tangents_3: "f32[8][1]cpu", tangents_4: "f32[8][1]cpu", tangents_5: "f32[8][1]cpu", tangents_6: "f32[8][1]cpu"):
    round_1: "f32[8][1]cpu" = torch.ops.aten.round.default(primals_1)
    mul: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 10.0)
    round_2: "f32[8][1]cpu" = torch.ops.aten.round.default(mul);  mul = None
    mul_1: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(round_2, 0.1);  round_2 = None
    trunc: "f32[8][1]cpu" = torch.ops.aten.trunc.default(primals_1)
    floor: "f32[8][1]cpu" = torch.ops.aten.floor.default(primals_1)
    ceil: "f32[8][1]cpu" = torch.ops.aten.ceil.default(primals_1)
    trunc_1: "f32[8][1]cpu" = torch.ops.aten.trunc.default(primals_1)
    sub: "f32[8][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, trunc_1);  primals_1 = trunc_1 = None
    full: "f32[8][1]cpu" = torch.ops.aten.full.default([8], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(tangents_6, full);  tangents_6 = full = None
    full_1: "f32[8][1]cpu" = torch.ops.aten.full.default([8], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add, full_1);  add = full_1 = None
    full_2: "f32[8][1]cpu" = torch.ops.aten.full.default([8], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_2: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_1, full_2);  add_1 = full_2 = None
    full_3: "f32[8][1]cpu" = torch.ops.aten.full.default([8], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_3: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_2, full_3);  add_2 = full_3 = None
    full_4: "f32[8][1]cpu" = torch.ops.aten.full.default([8], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_4: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_3, full_4);  add_3 = full_4 = None
    return (round_1, mul_1, trunc, floor, ceil, sub, add_4)
