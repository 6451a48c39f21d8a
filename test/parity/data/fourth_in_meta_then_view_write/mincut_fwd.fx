def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    view: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 3]);  primals_2 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view);  view = None
    select: "f32[2][3]cpu" = torch.ops.aten.select.int(t, 0, 0)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select, 2);  select = None
    select_scatter: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select_scatter.default(t, mul, 0, 0);  t = mul = None
    t_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(select_scatter);  select_scatter = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(t_2, [2, 3]);  t_2 = None
    view_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(view_2, [2, 3]);  view_2 = None
    t_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view_4);  view_4 = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, t_4);  primals_1 = None
    return (t_4, mul_1, t_4)
