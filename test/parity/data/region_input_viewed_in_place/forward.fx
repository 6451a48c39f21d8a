def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    view: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 3]);  primals_2 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view);  view = None
    add: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(t, 1);  t = None
    t_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(add);  add = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(t_1, [2, 3]);  t_1 = None
    view_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(view_2, [2, 3]);  view_2 = None
    t_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view_3);  view_3 = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, t_2);  primals_1 = None
    return (t_2, mul)
