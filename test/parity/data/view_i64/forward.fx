def forward(self, arg0_1: "i64[2, 3][3, 1]cpu"):
    view: "i64[3, 2][2, 1]cpu" = torch.ops.aten.view.default(arg0_1, [3, 2]);  arg0_1 = None
    t: "i64[2, 3][1, 2]cpu" = torch.ops.aten.t.default(view);  view = None
    return (t,)
