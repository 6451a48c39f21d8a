def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[3][1]cpu"):
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, full)
    empty: "f32[3][1]cpu" = torch.ops.aten.empty.memory_format([3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_like: "f32[3][1]cpu" = torch.ops.aten.full_like.default(empty, 2.0, pin_memory = False);  empty = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, full_like);  mul = full_like = None
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(primals_1, primals_2);  primals_1 = primals_2 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, copy);  add = copy = None
    full_like_1: "f32[3][1]cpu" = torch.ops.aten.full_like.default(tangents_1, 0, pin_memory = False, memory_format = torch.preserve_format)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, full);  tangents_1 = full = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(full_like_1, mul_1);  full_like_1 = mul_1 = None
    return (add_1, add_2, None)
