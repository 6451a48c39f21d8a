def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 2);  primals_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, mul);  primals_1 = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul)
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    return (mul, mul, t_1, select_1, mul_1, mul)
