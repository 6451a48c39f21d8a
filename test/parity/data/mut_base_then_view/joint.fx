def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[3, 2][1, 3]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, 3);  mul = None
    t_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul_1);  mul_1 = None
    sin: "f32[3, 2][1, 3]cpu" = torch.ops.aten.sin.default(t_2)
    cos: "f32[3, 2][1, 3]cpu" = torch.ops.aten.cos.default(t_2);  t_2 = None
    mul_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    t_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(mul_2);  mul_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(t_3, 3);  t_3 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 2);  mul_3 = None
    return (sin, mul_4)
