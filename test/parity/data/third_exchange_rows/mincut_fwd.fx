def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(select)
    select_2: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 1)
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(select, select_2);  select = select_2 = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(mul, copy, 0, 0);  mul = copy = None
    select_6: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter, 0, 1)
    copy_1: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_6, clone);  select_6 = clone = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(select_scatter, copy_1, 0, 1);  select_scatter = copy_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter_1, primals_1)
    return (mul_1, primals_1, select_scatter_1)
