def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[3, 2][1, 3]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul);  mul = None
    sin: "f32[3, 2][1, 3]cpu" = torch.ops.aten.sin.default(t)
    cos: "f32[3, 2][1, 3]cpu" = torch.ops.aten.cos.default(t);  t = None
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    t_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(mul_1);  mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(t_1, 2);  t_1 = None
    return (sin, mul_2)
