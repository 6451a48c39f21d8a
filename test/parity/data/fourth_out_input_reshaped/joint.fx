def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_1, [-1])
    unsqueeze: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0)
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_1, [6])
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    return (view, unsqueeze, view_1, mul, mul_1, None)
