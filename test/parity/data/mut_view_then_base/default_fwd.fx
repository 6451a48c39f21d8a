def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [6]);  mul = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(view, 1);  view = None
    view_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(add, [2, 3]);  add = None
    view_2: "f32[6][1]cpu" = torch.ops.aten.view.default(view_1, [6])
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(view_1);  view_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(view_2);  view_2 = None
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    return (add_1,)
