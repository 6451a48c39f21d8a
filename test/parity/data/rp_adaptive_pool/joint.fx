def forward(self, primals_1: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu", tangents_1: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu", tangents_2: "f32[1, 2, 2, 3][12, 6, 3, 1]cpu", tangents_3: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu", tangents_4: "f32[2, 5, 4][20, 4, 1]cpu"):
    _adaptive_avg_pool2d: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d.default(primals_1, [3, 2])
    adaptive_max_pool2d = torch.ops.aten.adaptive_max_pool2d.default(primals_1, [2, 3])
    getitem: "f32[1, 2, 2, 3][12, 6, 3, 1]cpu" = adaptive_max_pool2d[0]
    getitem_1: "i64[1, 2, 2, 3][12, 6, 3, 1]cpu" = adaptive_max_pool2d[1];  adaptive_max_pool2d = None
    mean: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [-1, -2], True)
    select: "f32[2, 5, 7][35, 7, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0)
    unsqueeze: "f32[2, 5, 1, 7][35, 7, 7, 1]cpu" = torch.ops.aten.unsqueeze.default(select, -2);  select = None
    _adaptive_avg_pool2d_1: "f32[2, 5, 1, 4][20, 4, 4, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d.default(unsqueeze, [1, 4])
    squeeze: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.squeeze.dim(_adaptive_avg_pool2d_1, -2);  _adaptive_avg_pool2d_1 = None
    unsqueeze_1: "f32[2, 5, 1, 4][20, 4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_4, 2);  tangents_4 = None
    _adaptive_avg_pool2d_backward: "f32[2, 5, 1, 7][35, 7, 7, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d_backward.default(unsqueeze_1, unsqueeze);  unsqueeze_1 = unsqueeze = None
    squeeze_1: "f32[2, 5, 7][35, 7, 1]cpu" = torch.ops.aten.squeeze.dim(_adaptive_avg_pool2d_backward, -2);  _adaptive_avg_pool2d_backward = None
    select_backward: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu" = torch.ops.aten.select_backward.default(squeeze_1, [1, 2, 5, 7], 0, 0);  squeeze_1 = None
    expand: "f32[1, 2, 5, 7][2, 1, 0, 0]cpu" = torch.ops.aten.expand.default(tangents_3, [1, 2, 5, 7]);  tangents_3 = None
    div: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu" = torch.ops.aten.div.Scalar(expand, 35);  expand = None
    add: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu" = torch.ops.aten.add.Tensor(select_backward, div);  select_backward = div = None
    adaptive_max_pool2d_backward: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu" = torch.ops.aten.adaptive_max_pool2d_backward.default(tangents_2, primals_1, getitem_1);  tangents_2 = getitem_1 = None
    add_1: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu" = torch.ops.aten.add.Tensor(add, adaptive_max_pool2d_backward);  add = adaptive_max_pool2d_backward = None
    _adaptive_avg_pool2d_backward_1: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d_backward.default(tangents_1, primals_1);  tangents_1 = primals_1 = None
    add_2: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu" = torch.ops.aten.add.Tensor(add_1, _adaptive_avg_pool2d_backward_1);  add_1 = _adaptive_avg_pool2d_backward_1 = None
    return (_adaptive_avg_pool2d, getitem, mean, squeeze, add_2)
