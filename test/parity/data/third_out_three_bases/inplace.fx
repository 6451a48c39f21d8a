def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, b_1);  b_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add, mul)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 1);  mul = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(add)
    select_2: "f32[3][1]cpu" = torch.ops.aten.select.int(add, 0, 0);  add = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul_1, [6])
    return (select, select_1, t, select_2, view, mul_1)
