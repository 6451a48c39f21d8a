def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, 2);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(mul, mul_1, 0, 0);  mul = mul_1 = None
    select_2: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter, 0, 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(select_2);  select_2 = None
    select_5: "f32[2][3]cpu" = torch.ops.aten.select.int(select_scatter, 1, 1)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(select_5, sum_1);  select_5 = sum_1 = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(select_scatter, add, 1, 1);  select_scatter = add = None
    select_6: "f32[2][3]cpu" = torch.ops.aten.select.int(select_scatter_1, 1, 1)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(select_6);  select_6 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter_1, sum_2);  select_scatter_1 = sum_2 = None
    return mul_2
