def forward(self, primals_1: "f32[4, 8][8, 1]cpu"):
    sin: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sin.default(primals_1)
    exp: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(sin)
    cos: "f32[4, 8][8, 1]cpu" = torch.ops.aten.cos.default(sin);  sin = None
    mul: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(exp, cos);  cos = None
    tanh: "f32[4, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mul);  mul = None
    detach_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh)
    detach_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    return (tanh, primals_1, exp, detach_2)
