def forward(self, primals_1: "f32[4, 8][8, 1]cpu", tangents_1: "bf16[4, 8][8, 1]cpu"):
    exp: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(primals_1);  primals_1 = None
    detach: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(exp)
    _to_copy: "bf16[4, 8][8, 1]cpu" = torch.ops.aten._to_copy.default(exp, dtype = torch.bfloat16);  exp = None
    mul: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, _to_copy)
    sin: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.sin.default(mul)
    cos: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.cos.default(mul);  mul = None
    mul_1: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    mul_2: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, _to_copy)
    mul_3: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, _to_copy);  mul_1 = _to_copy = None
    add: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_2);  mul_3 = mul_2 = None
    _to_copy_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten._to_copy.default(add, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  add = None
    detach_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_1, detach_1);  _to_copy_1 = detach_1 = None
    return (sin, mul_4)
