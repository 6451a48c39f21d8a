def forward(self, tangents_1: "f32[2][1]cpu"):
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    expand: "f32[6][0]cpu" = torch.ops.aten.expand.default(sum_3, [6]);  sum_3 = None
    unsqueeze: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    expand_1: "f32[3, 2][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [3, 2]);  unsqueeze = None
    mul_2: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(expand, 2);  expand = None
    view: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(mul_2, [3, 2]);  mul_2 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(expand_1, view);  expand_1 = view = None
    t_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(add_1);  add_1 = None
    mul_3: "f32[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(t_1, 1);  t_1 = None
    return (mul_3,)
