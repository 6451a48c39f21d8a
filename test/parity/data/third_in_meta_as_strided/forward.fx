def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[6][1]cpu"):
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_2, [6]);  primals_2 = None
    as_strided: "f32[3][2]cpu" = torch.ops.aten.as_strided.default(view, [3], [2], 0);  view = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, as_strided);  primals_1 = None
    return (as_strided, mul)
