def forward(self, primals_1: "f32[6][1]cpu", primals_2: "f32[2, 2][2, 1]cpu"):
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_1, [6]);  primals_1 = None
    as_strided: "f32[2, 2][2, 1]cpu" = torch.ops.aten.as_strided.default(view, [2, 2], [2, 1], 1);  view = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(as_strided, primals_2)
    return (as_strided, mul, primals_2, as_strided)
