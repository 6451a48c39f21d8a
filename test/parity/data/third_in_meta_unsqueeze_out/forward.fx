def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(primals_2, [3]);  primals_2 = None
    unsqueeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(view, 1);  view = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, primals_1);  primals_1 = None
    return (unsqueeze, unsqueeze, mul)
