def forward(self, primals_2: "f32[2][1]cpu", clone_1: "f32[2, 2][1, 2]cpu", tangents_1: "f32[2, 2][1, 2]cpu", tangents_2: "f32[2][1]cpu"):
    unsqueeze: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0)
    expand: "f32[2, 2][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 2]);  unsqueeze = None
    add_1: "f32[2, 2][1, 2]cpu" = torch.ops.aten.add.Tensor(tangents_1, expand);  tangents_1 = expand = None
    mul_1: "f32[2, 2][1, 2]cpu" = torch.ops.aten.mul.Tensor(add_1, clone_1);  clone_1 = None
    mul_2: "f32[2, 2][1, 2]cpu" = torch.ops.aten.mul.Tensor(add_1, primals_2);  add_1 = primals_2 = None
    sum_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view: "f32[2][1]cpu" = torch.ops.aten.view.default(sum_2, [2]);  sum_2 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(tangents_2, view);  tangents_2 = view = None
    return (mul_2, add_2)
