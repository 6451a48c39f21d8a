def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(primals_1, [3]);  primals_1 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(view, 0);  view = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, primals_2)
    return (unsqueeze, mul, primals_2, unsqueeze)
