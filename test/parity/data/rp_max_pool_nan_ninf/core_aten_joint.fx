def forward(self, primals_1: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu", tangents_1: "f32[1, 1, 1, 2][2, 2, 2, 1]cpu", tangents_2: "f32[1, 2, 2][4, 2, 1]cpu"):
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(primals_1, [2, 2])
    getitem: "f32[1, 1, 1, 2][2, 2, 2, 1]cpu" = max_pool2d_with_indices[0]
    getitem_1: "i64[1, 1, 1, 2][2, 2, 2, 1]cpu" = max_pool2d_with_indices[1];  max_pool2d_with_indices = None
    select: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0)
    unsqueeze: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(select, -2);  select = None
    max_pool2d_with_indices_1 = torch.ops.aten.max_pool2d_with_indices.default(unsqueeze, [1, 2], [1, 2])
    getitem_2: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = max_pool2d_with_indices_1[0]
    getitem_3: "i64[1, 2, 1, 2][4, 2, 2, 1]cpu" = max_pool2d_with_indices_1[1];  max_pool2d_with_indices_1 = None
    squeeze: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.squeeze.dims(getitem_2, [-2]);  getitem_2 = None
    unsqueeze_1: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 2);  tangents_2 = None
    max_pool2d_with_indices_backward: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(unsqueeze_1, unsqueeze, [1, 2], [1, 2], [0, 0], [1, 1], False, getitem_3);  unsqueeze_1 = unsqueeze = getitem_3 = None
    squeeze_1: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.squeeze.dims(max_pool2d_with_indices_backward, [-2]);  max_pool2d_with_indices_backward = None
    full: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 1, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.view.default(arange, [-1, 1, 1, 1]);  arange = None
    eq: "b8[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.eq.Scalar(view, 0);  view = None
    unsqueeze_2: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_1, 0);  squeeze_1 = None
    expand: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [1, 1, 2, 4]);  unsqueeze_2 = None
    where: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.where.self(eq, expand, full);  eq = expand = full = None
    max_pool2d_with_indices_backward_1: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(tangents_1, primals_1, [2, 2], [], [0, 0], [1, 1], False, getitem_1);  tangents_1 = primals_1 = getitem_1 = None
    add: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(where, max_pool2d_with_indices_backward_1);  where = max_pool2d_with_indices_backward_1 = None
    return (getitem, squeeze, add)
