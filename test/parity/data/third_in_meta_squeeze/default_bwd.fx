def forward(self, primals_2: "f32[2, 3][3, 1]cpu", squeeze: "f32[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, squeeze);  squeeze = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(view_1, 0);  view_1 = None
    view_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(unsqueeze, [1, 3]);  unsqueeze = None
    return (view_2, mul_1)
