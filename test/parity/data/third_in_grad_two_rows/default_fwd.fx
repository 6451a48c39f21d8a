def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(clone, 0, 0)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(select)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, primals_2);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(clone, mul, 0, 0);  clone = mul = None
    select_5: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter, 0, 1)
    select_6: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter, 0, 0)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(select_5, select_6);  select_5 = select_6 = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(select_scatter, add, 0, 1);  select_scatter = add = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter_1, select_scatter_1)
    return (select_scatter_1, mul_1, primals_2, clone_1, select_scatter_1)
