def forward(self, primals_1: "f32[4, 8][8, 1]cpu"):
    sin: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sin.default(primals_1)
    exp: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(sin)
    detach: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(exp)
    cos: "f32[4, 8][8, 1]cpu" = torch.ops.aten.cos.default(sin)
    mul: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(exp, cos)
    tanh: "f32[4, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mul);  mul = None
    detach_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh)
    return (tanh, primals_1, sin, exp, detach, cos, detach_1)
