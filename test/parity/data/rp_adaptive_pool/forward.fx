def forward(self, primals_1: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu"):
    _adaptive_avg_pool2d: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d.default(primals_1, [3, 2])
    adaptive_max_pool2d = torch.ops.aten.adaptive_max_pool2d.default(primals_1, [2, 3])
    getitem: "f32[1, 2, 2, 3][12, 6, 3, 1]cpu" = adaptive_max_pool2d[0];  adaptive_max_pool2d = None
    mean: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [-1, -2], True)
    select: "f32[2, 5, 7][35, 7, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0);  primals_1 = None
    unsqueeze: "f32[2, 5, 1, 7][35, 7, 7, 1]cpu" = torch.ops.aten.unsqueeze.default(select, -2);  select = None
    _adaptive_avg_pool2d_1: "f32[2, 5, 1, 4][20, 4, 4, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d.default(unsqueeze, [1, 4]);  unsqueeze = None
    squeeze: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.squeeze.dim(_adaptive_avg_pool2d_1, -2);  _adaptive_avg_pool2d_1 = None
    return (_adaptive_avg_pool2d, getitem, mean, squeeze)
