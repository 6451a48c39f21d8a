def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, 2);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(mul, mul_1, 0, 0);  mul = mul_1 = None
    sin: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sin.default(select_scatter)
    return (sin, select_scatter)
