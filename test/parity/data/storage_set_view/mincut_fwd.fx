def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[2, 3][3, 1]cpu"):
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 2);  primals_3 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul_1, 0, 0)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, 2);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(mul_1, mul_2, 0, 0);  mul_1 = mul_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, select_scatter);  primals_1 = None
    return (mul_3, select_scatter)
