def forward(self, primals_1: "f32[][]cpu"):
    aminmax = torch.ops.aten.aminmax.default(primals_1, dim = 0)
    getitem: "f32[][]cpu" = aminmax[0]
    getitem_1: "f32[][]cpu" = aminmax[1];  aminmax = None
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(getitem_1)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(getitem)
    amax: "f32[][]cpu" = torch.ops.aten.amax.default(primals_1, [0])
    detach_2: "f32[][]cpu" = torch.ops.aten.detach.default(amax)
    amin: "f32[][]cpu" = torch.ops.aten.amin.default(primals_1, [-1])
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(amin)
    aminmax_1 = torch.ops.aten.aminmax.default(primals_1, dim = 0, keepdim = True)
    getitem_2: "f32[][]cpu" = aminmax_1[0];  aminmax_1 = None
    detach_5: "f32[][]cpu" = torch.ops.aten.detach.default(getitem_2)
    detach_7: "f32[][]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_7);  detach_7 = None
    detach_8: "f32[][]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    view: "f32[1][1]cpu" = torch.ops.aten.view.default(detach_8, [1]);  detach_8 = None
    eq_1: "b8[1][1]cpu" = torch.ops.aten.eq.Tensor(view, primals_1);  view = None
    detach_9: "f32[][]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    view_2: "f32[1][1]cpu" = torch.ops.aten.view.default(detach_9, [1]);  detach_9 = None
    eq_2: "b8[1][1]cpu" = torch.ops.aten.eq.Tensor(view_2, primals_1);  view_2 = None
    detach_10: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_11: "f32[][]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    view_5: "f32[1][1]cpu" = torch.ops.aten.view.default(detach_11, [1]);  detach_11 = None
    eq_3: "b8[1][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, view_5);  view_5 = None
    view_7: "f32[1][1]cpu" = torch.ops.aten.view.default(detach_10, [1]);  detach_10 = None
    eq_4: "b8[1][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, view_7);  primals_1 = view_7 = None
    return (getitem, getitem_1, amax, amin, getitem_2, eq, eq_1, eq_2, eq_3, eq_4)
