def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, primals_2);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(mul, mul_1, 0, 0);  mul = mul_1 = None
    select_4: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter, 0, 0)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(select_4, primals_2);  select_4 = primals_2 = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(select_scatter, add, 0, 0);  select_scatter = add = None
    return select_scatter_1
