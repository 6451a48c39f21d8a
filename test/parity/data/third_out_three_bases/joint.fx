def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[2, 3][3, 1]cpu", tangents_3: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, primals_2);  primals_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add, mul)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 1)
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(add)
    select_2: "f32[3][1]cpu" = torch.ops.aten.select.int(add, 0, 0)
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul_1, [6])
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add)
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  tangents_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_3, mul_3);  tangents_3 = mul_3 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, mul_2);  tangents_2 = mul_2 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_1, [0], True)
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, add_1);  add_2 = add_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add_3, 2);  add_3 = None
    return (select, select_1, t, select_2, view, mul_1, mul, add, mul_4, view_1)
