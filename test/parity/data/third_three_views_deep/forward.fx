def forward(self, primals_1: "f32[3, 4][4, 1]cpu", primals_2: "f32[2][1]cpu"):
    mul: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    view: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(mul, [2, 6])
    select: "f32[6][1]cpu" = torch.ops.aten.select.int(view, 0, 1);  view = None
    view_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(select, [2, 3]);  select = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view_1);  view_1 = None
    select_1: "f32[2][3]cpu" = torch.ops.aten.select.int(t, 0, 1);  t = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select_1, primals_2);  select_1 = primals_2 = None
    view_2: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(mul, [2, 6]);  mul = None
    select_2: "f32[6][1]cpu" = torch.ops.aten.select.int(view_2, 0, 1)
    view_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(select_2, [2, 3]);  select_2 = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view_3);  view_3 = None
    select_scatter: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select_scatter.default(t_1, mul_1, 0, 1);  t_1 = mul_1 = None
    t_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(select_scatter);  select_scatter = None
    view_4: "f32[6][1]cpu" = torch.ops.aten.view.default(t_2, [6]);  t_2 = None
    select_scatter_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.select_scatter.default(view_2, view_4, 0, 1);  view_2 = view_4 = None
    view_5: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(select_scatter_1, [3, 4]);  select_scatter_1 = None
    mul_2: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(view_5, primals_1);  view_5 = primals_1 = None
    return mul_2
