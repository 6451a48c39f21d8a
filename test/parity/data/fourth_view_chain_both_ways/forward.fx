def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, 2);  mul = None
    select_3: "f32[3][1]cpu" = torch.ops.aten.select.int(mul_1, 0, 0)
    view_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(select_3, [3, 1]);  select_3 = None
    add: "f32[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(view_2, 1);  view_2 = None
    view_3: "f32[3][1]cpu" = torch.ops.aten.view.default(add, [3]);  add = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(mul_1, view_3, 0, 0);  mul_1 = view_3 = None
    select_9: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter, 0, 0)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select_9, 3);  select_9 = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(select_scatter, mul_2, 0, 0);  select_scatter = mul_2 = None
    select_10: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter_1, 0, 0)
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter_1, 1)
    select_14: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter_1, 0, 0);  select_scatter_1 = None
    view_7: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(select_14, [3, 1]);  select_14 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(view_7);  view_7 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(select_10, sum_1);  select_10 = sum_1 = None
    return (mul_3, add_1)
