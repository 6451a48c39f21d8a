def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_1: "f32[][]cpu" = torch.ops.aten.select.int(select, 0, 1)
    fill: "f32[][]cpu" = torch.ops.aten.fill.Scalar(select_1, 5.0);  select_1 = None
    select_scatter: "f32[3][1]cpu" = torch.ops.aten.select_scatter.default(select, fill, 0, 1);  select = fill = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(mul, select_scatter, 0, 0);  mul = select_scatter = None
    select_10: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter_1, 0, 1)
    select_11: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter_1, 0, 0)
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_10, select_11);  select_10 = select_11 = None
    select_scatter_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(select_scatter_1, copy, 0, 1);  select_scatter_1 = copy = None
    return (select_scatter_2,)
