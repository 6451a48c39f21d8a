def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", primals_2: "f32[5, 5][5, 1]cpu", tangents_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    arange: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view: "i64[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.view.default(arange, [1, -1, 1]);  arange = None
    eq: "b8[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.eq.Scalar(view, 2);  view = None
    unsqueeze: "f32[5, 1, 5][5, 5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 1);  primals_2 = None
    expand: "f32[5, 5, 5][5, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [5, 5, 5]);  unsqueeze = None
    where: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(eq, expand, primals_1);  eq = expand = primals_1 = None
    full: "f32[5, 5][5, 1]cpu" = torch.ops.aten.full.default([5, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_1: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_1: "i64[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.view.default(arange_1, [1, -1, 1]);  arange_1 = None
    eq_1: "b8[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.eq.Scalar(view_1, 2);  view_1 = None
    unsqueeze_1: "f32[5, 1, 5][5, 5, 1]cpu" = torch.ops.aten.unsqueeze.default(full, 1);  full = None
    expand_1: "f32[5, 5, 5][5, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [5, 5, 5]);  unsqueeze_1 = None
    where_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(eq_1, expand_1, tangents_1);  eq_1 = expand_1 = None
    select: "f32[5, 5][25, 1]cpu" = torch.ops.aten.select.int(tangents_1, 1, 2);  tangents_1 = None
    return (where, where_1, select)
