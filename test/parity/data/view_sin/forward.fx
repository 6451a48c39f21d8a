def forward(self, primals_1: "f32[2, 6][6, 1]cpu"):
    view: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [3, 4]);  primals_1 = None
    sin: "f32[3, 4][4, 1]cpu" = torch.ops.aten.sin.default(view);  view = None
    return sin
