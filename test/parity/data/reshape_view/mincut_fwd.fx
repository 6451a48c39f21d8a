def forward(self, primals_1: "f32[2, 6][6, 1]cpu"):
    view: "f32[4, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_1, [4, 3])
    sin: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sin.default(view);  view = None
    return (sin, primals_1)
