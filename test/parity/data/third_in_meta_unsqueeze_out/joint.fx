def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(primals_2, [3]);  primals_2 = None
    unsqueeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(view, 1);  view = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, primals_1);  primals_1 = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, unsqueeze);  tangents_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (unsqueeze, unsqueeze, mul, view_1, None)
