def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(clone, 0, 0)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(select, 1);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(clone, add, 0, 0);  clone = add = None
    select_4: "f32[2][3]cpu" = torch.ops.aten.select.int(select_scatter, 1, 1)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select_4, primals_2);  select_4 = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(select_scatter, mul, 1, 1);  select_scatter = mul = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(select_scatter_1)
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, primals_2);  sum_1 = primals_2 = None
    return (select_scatter_1, mul_1)
