def forward(self, primals_1: "f32[4, 4][4, 1]cpu", primals_2: "f32[4, 4][4, 1]cpu"):
    mul: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    mm: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul, primals_2)
    sin: "f32[4, 4][4, 1]cpu" = torch.ops.aten.sin.default(mul)
    mul_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sin, mm);  sin = None
    mm_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_1, primals_2);  mul_1 = None
    cos: "f32[4, 4][4, 1]cpu" = torch.ops.aten.cos.default(mul)
    mul_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_1, cos)
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    return (mul_2, mul, mm, mm_1, cos, t_1)
