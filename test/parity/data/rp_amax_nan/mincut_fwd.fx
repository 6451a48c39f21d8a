def forward(self, primals_1: "f32[3, 3][3, 1]cpu"):
    amax: "f32[3][1]cpu" = torch.ops.aten.amax.default(primals_1, [1])
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(amax)
    amin: "f32[3][1]cpu" = torch.ops.aten.amin.default(primals_1, [1])
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(amin)
    detach_2: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    view: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(detach_2, [3, 1]);  detach_2 = None
    eq: "b8[3, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(view, primals_1);  view = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    view_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(detach_3, [3, 1]);  detach_3 = None
    eq_1: "b8[3, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(view_2, primals_1);  view_2 = primals_1 = None
    return (amax, amin, eq, eq_1)
