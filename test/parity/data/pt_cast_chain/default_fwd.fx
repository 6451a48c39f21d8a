def forward(self, primals_1: "bf16[4, 8][8, 1]cpu", primals_2: "f32[8][1]cpu"):
    _to_copy: "f32[4, 8][8, 1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float32);  primals_1 = None
    exp: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(_to_copy);  _to_copy = None
    detach: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(exp)
    mul: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(exp, primals_2)
    _to_copy_1: "bf16[4, 8][8, 1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.bfloat16);  mul = None
    _to_copy_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten._to_copy.default(_to_copy_1, dtype = torch.float32);  _to_copy_1 = None
    sin: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sin.default(_to_copy_2)
    return (sin, primals_2, exp, detach, _to_copy_2)
