def forward(self, primals_1: "f32[1][2]cpu", primals_2: "f32[2][2]cpu"):
    view: "f32[1, 1][1, 1]cpu" = torch.ops.aten.view.default(primals_1, [-1, 1])
    expand: "f32[1, 2][1, 0]cpu" = torch.ops.aten.expand.default(view, [1, 2]);  view = None
    mul: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(expand, primals_2);  expand = None
    view_1: "f32[1, 1, 1][2, 2, 2]cpu" = torch.ops.aten.view.default(primals_1, [1, 1, 1])
    view_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.view.default(primals_1, [-1, 1])
    expand_1: "f32[1, 2][1, 0]cpu" = torch.ops.aten.expand.default(view_2, [1, 2]);  view_2 = None
    view_3: "f32[1, 2][4, 2]cpu" = torch.ops.aten.view.default(primals_2, [1, -1])
    expand_2: "f32[1, 2][4, 2]cpu" = torch.ops.aten.expand.default(view_3, [1, 2]);  view_3 = None
    view_4: "f32[2][0]cpu" = torch.ops.aten.view.default(expand_1, [2]);  expand_1 = None
    view_5: "f32[2][2]cpu" = torch.ops.aten.view.default(expand_2, [2]);  expand_2 = None
    stack: "f32[2, 2][2, 1]cpu" = torch.ops.aten.stack.default([view_4, view_5], 1);  view_4 = view_5 = None
    return (mul, view_1, stack, primals_1, primals_2)
