def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2][1]cpu"):
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(a_1, [-1])
    unsqueeze: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(a_1, 0)
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(a_1, [6])
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    return (view, unsqueeze, view_1, mul)
