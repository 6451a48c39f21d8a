def forward(self, arg0_1: "f32[3][1]cpu", arg1_1: "f32[][]cpu"):
    view: "f32[1, 1][1, 1]cpu" = torch.ops.aten.view.default(arg1_1, [-1, 1]);  arg1_1 = None
    expand: "f32[1, 3][1, 0]cpu" = torch.ops.aten.expand.default(view, [1, 3]);  view = None
    view_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(arg0_1, [1, -1]);  arg0_1 = None
    expand_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.expand.default(view_1, [1, 3]);  view_1 = None
    return (expand_1, expand)
