def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(primals_2, 0, 0)
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(primals_2, 0, 1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, select_1);  select = select_1 = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(primals_2, mul, 0, 0);  primals_2 = mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, select_scatter);  primals_1 = None
    return (select_scatter, mul_1, select_scatter)
