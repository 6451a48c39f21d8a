def forward(self, t_2: "f32[3, 2][1, 3]cpu", tangents_1: "f32[3, 2][1, 3]cpu"):
    cos: "f32[3, 2][1, 3]cpu" = torch.ops.aten.cos.default(t_2);  t_2 = None
    mul_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    t_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(mul_2);  mul_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(t_3, 3);  t_3 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 2);  mul_3 = None
    return (mul_4,)
