def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[10][1]cpu", tangents_1: "f32[5, 10][10, 1]cpu"):
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(primals_1, [5, 1]);  primals_1 = None
    mul_1: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, view);  view = None
    mul_2: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True);  mul_2 = None
    sum_2: "f32[1, 10][10, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view_1: "f32[10][1]cpu" = torch.ops.aten.view.default(sum_2, [10]);  sum_2 = None
    view_2: "f32[5][1]cpu" = torch.ops.aten.view.default(sum_1, [5]);  sum_1 = None
    return (view_2, view_1)
