def forward(self, arg0_1: "f32[1, 3, 1][3, 1, 1]cpu"):
    squeeze: "f32[3][1]cpu" = torch.ops.aten.squeeze.default(arg0_1)
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.dims(arg0_1, [0, 2])
    squeeze_2: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.squeeze.dim(arg0_1, 1)
    unsqueeze: "f32[1, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(arg0_1, -1)
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(unsqueeze, [1, 3]);  unsqueeze = None
    view_1: "f32[1, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.view.default(arg0_1, [1, 3, 1, 1]);  arg0_1 = None
    return (squeeze, squeeze_1, squeeze_2, view, view_1)
