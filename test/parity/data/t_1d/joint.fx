def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    t: "f32[3][1]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(t, 2);  t = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    t_1: "f32[3][1]cpu" = torch.ops.aten.t.default(mul_1);  mul_1 = None
    return (mul, t_1)
