def forward(self, primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    t_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, t_1);  tangents_1 = t_1 = None
    return (mul_1, None)
