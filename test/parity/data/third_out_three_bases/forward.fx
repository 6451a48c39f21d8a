def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, primals_2);  primals_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add, mul)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 1)
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(add)
    select_2: "f32[3][1]cpu" = torch.ops.aten.select.int(add, 0, 0)
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul_1, [6])
    return (select, select_1, t, select_2, view, mul_1, mul, add)
