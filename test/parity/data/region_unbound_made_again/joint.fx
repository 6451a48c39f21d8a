def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu"):
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_2, 1);  primals_2 = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(add)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(t_1, 1, 1);  t_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, select);  primals_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, select);  tangents_1 = select = None
    t_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(add)
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(t_2, 1, 0);  t_2 = None
    return (add, mul, select_1, mul_1, None)
