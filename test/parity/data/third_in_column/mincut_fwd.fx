def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_2);  primals_2 = None
    select: "f32[2][3]cpu" = torch.ops.aten.select.int(clone, 1, 1)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(select, primals_1);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(clone, add, 1, 1);  clone = add = None
    select_4: "f32[2][3]cpu" = torch.ops.aten.select.int(select_scatter, 1, 0)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, select_4)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    return (select_scatter, sum_1, primals_1, select_4)
