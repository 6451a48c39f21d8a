def forward(self, primals_1: "f32[2, 2, 2][4, 2, 1]cpu", primals_2: "f32[4][1]cpu"):
    mul: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    view: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(mul, [2, 4])
    select: "f32[4][1]cpu" = torch.ops.aten.select.int(view, 0, 0);  view = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(select, primals_2);  select = primals_2 = None
    view_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(mul, [2, 4]);  mul = None
    select_scatter: "f32[2, 4][4, 1]cpu" = torch.ops.aten.select_scatter.default(view_1, mul_1, 0, 0);  view_1 = mul_1 = None
    view_2: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(select_scatter, [2, 2, 2]);  select_scatter = None
    view_9: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_2, [1, 2, 2, 2])
    select_6: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.select.int(view_9, 0, 0);  view_9 = None
    select_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.select.int(select_6, 0, 1);  select_6 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(select_7, 1);  select_7 = None
    view_10: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_2, [1, 2, 2, 2]);  view_2 = None
    select_8: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.select.int(view_10, 0, 0)
    select_scatter_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.select_scatter.default(select_8, add, 0, 1);  select_8 = add = None
    select_scatter_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.select_scatter.default(view_10, select_scatter_1, 0, 0);  view_10 = select_scatter_1 = None
    view_11: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(select_scatter_2, [2, 2, 2]);  select_scatter_2 = None
    return view_11
