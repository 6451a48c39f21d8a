def forward(self, primals_2: "f32[2][2]cpu", expand: "f32[1, 2][1, 0]cpu", tangents_1: "f32[1, 2][2, 1]cpu", tangents_2: "f32[2, 2][2, 1]cpu"):
    select: "f32[2][2]cpu" = torch.ops.aten.select.int(tangents_2, 1, 0)
    select_1: "f32[2][2]cpu" = torch.ops.aten.select.int(tangents_2, 1, 1);  tangents_2 = None
    view_6: "f32[1, 2][4, 2]cpu" = torch.ops.aten.view.default(select_1, [1, 2]);  select_1 = None
    view_7: "f32[1, 2][4, 2]cpu" = torch.ops.aten.view.default(select, [1, 2]);  select = None
    view_8: "f32[2][2]cpu" = torch.ops.aten.view.default(view_6, [2]);  view_6 = None
    sum_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_7, [1], True);  view_7 = None
    view_9: "f32[1][1]cpu" = torch.ops.aten.view.default(sum_1, [1]);  sum_1 = None
    mul_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, expand);  expand = None
    mul_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view_10: "f32[2][1]cpu" = torch.ops.aten.view.default(sum_2, [2]);  sum_2 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(view_8, view_10);  view_8 = view_10 = None
    sum_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True);  mul_2 = None
    view_11: "f32[1][1]cpu" = torch.ops.aten.view.default(sum_3, [1]);  sum_3 = None
    add_1: "f32[1][1]cpu" = torch.ops.aten.add.Tensor(view_9, view_11);  view_9 = view_11 = None
    return (add_1, add)
