def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    aminmax = torch.ops.aten.aminmax.default(primals_1)
    getitem: "f32[][]cpu" = aminmax[0]
    getitem_1: "f32[][]cpu" = aminmax[1];  aminmax = None
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(getitem_1)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(getitem)
    detach_2: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    view_1: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(detach_3, [1, 1, 1]);  detach_3 = None
    eq: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, view_1);  view_1 = None
    view_3: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(detach_2, [1, 1, 1]);  detach_2 = None
    eq_1: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, view_3);  primals_1 = view_3 = None
    return (getitem, getitem_1, eq, eq_1)
