def forward(self, t: "f32[3, 2][1, 3]cpu", tangents_1: "f32[3, 2][1, 3]cpu"):
    cos: "f32[3, 2][1, 3]cpu" = torch.ops.aten.cos.default(t);  t = None
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    t_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(mul_1);  mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(t_1, 2);  t_1 = None
    return (mul_2,)
