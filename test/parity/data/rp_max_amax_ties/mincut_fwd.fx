def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    amax: "f32[][]cpu" = torch.ops.aten.amax.default(primals_1)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(amax)
    max_1: "f32[][]cpu" = torch.ops.aten.max.default(primals_1)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(max_1)
    amax_1: "f32[3][1]cpu" = torch.ops.aten.amax.default(primals_1, [0])
    detach_2: "f32[3][1]cpu" = torch.ops.aten.detach.default(amax_1)
    min_1: "f32[][]cpu" = torch.ops.aten.min.default(primals_1)
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(min_1)
    detach_4: "f32[][]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    isnan: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(primals_1)
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(detach_4)
    logical_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(isnan, isnan_1);  isnan_1 = None
    eq: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_4);  detach_4 = None
    logical_or: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(eq, logical_and);  eq = logical_and = None
    detach_5: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(detach_5, [1, 3]);  detach_5 = None
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(view, primals_1);  view = None
    detach_6: "f32[][]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    isnan_3: "b8[][]cpu" = torch.ops.aten.isnan.default(detach_6)
    logical_and_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(isnan, isnan_3);  isnan = isnan_3 = None
    eq_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_6);  detach_6 = None
    logical_or_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(eq_2, logical_and_1);  eq_2 = logical_and_1 = None
    detach_7: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    view_2: "f32[][]cpu" = torch.ops.aten.view.default(detach_7, []);  detach_7 = None
    eq_3: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(view_2, primals_1);  view_2 = primals_1 = None
    return (amax, max_1, amax_1, min_1, logical_or, eq_1, logical_or_1, eq_3)
