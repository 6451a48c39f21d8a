def forward(self, primals_1: "f32[4, 4][4, 1]cpu", primals_2: "f32[4, 4][4, 1]cpu"):
    mul: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    mm: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul, primals_2)
    sin: "f32[4, 4][4, 1]cpu" = torch.ops.aten.sin.default(mul)
    mul_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sin, mm);  sin = None
    mm_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_1, primals_2)
    cos: "f32[4, 4][4, 1]cpu" = torch.ops.aten.cos.default(mul)
    mul_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_1, cos)
    return (mul_2, primals_2, mul, mm, mul_1, mm_1, cos)
