def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_2);  mul = primals_2 = None
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(mul_1, 0, 0)
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul_1)
    return (select_1, t_1, mul_1)
