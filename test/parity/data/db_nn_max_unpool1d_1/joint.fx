def forward(self, primals_1: "f32[1, 2, 1][2, 1, 1]cpu", primals_2: "i64[1, 2, 1][2, 1, 1]cpu", tangents_1: "f32[1, 2, 3][6, 3, 1]cpu"):
    unsqueeze: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, -1);  primals_1 = None
    unsqueeze_1: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, -1);  primals_2 = None
    max_unpool2d: "f32[1, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.max_unpool2d.default(unsqueeze, unsqueeze_1, [3, 1]);  unsqueeze = None
    squeeze: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.squeeze.dim(max_unpool2d, -1);  max_unpool2d = None
    unsqueeze_2: "f32[1, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 3);  tangents_1 = None
    view: "i64[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.view.default(unsqueeze_1, [1, 2, -1]);  unsqueeze_1 = None
    view_1: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(unsqueeze_2, [1, 2, -1]);  unsqueeze_2 = None
    gather: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.gather.default(view_1, -1, view);  view_1 = view = None
    view_2: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.view.default(gather, [1, 2, 1, 1]);  gather = None
    squeeze_1: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.squeeze.dim(view_2, -1);  view_2 = None
    return (squeeze, squeeze_1, None)
