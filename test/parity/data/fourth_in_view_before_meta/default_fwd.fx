def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    view: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 3])
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(view, 0, 0);  view = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, 2);  select = None
    view_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 3]);  primals_2 = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(view_1, mul, 0, 0);  view_1 = mul = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(select_scatter, [2, 3]);  select_scatter = None
    view_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(view_2, [2, 3]);  view_2 = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view_4);  view_4 = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, t_1);  primals_1 = None
    return (t_1, mul_1, t_1)
