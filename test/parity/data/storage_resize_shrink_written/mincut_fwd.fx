def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[3][1]cpu"):
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(primals_2, [3]);  primals_2 = None
    as_strided: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(view, [2], [1])
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(as_strided, 2);  as_strided = None
    as_strided_scatter: "f32[3][1]cpu" = torch.ops.aten.as_strided_scatter.default(view, mul, [2], [1]);  view = mul = None
    view_2: "f32[3][1]cpu" = torch.ops.aten.view.default(as_strided_scatter, [3]);  as_strided_scatter = None
    view_3: "f32[3][1]cpu" = torch.ops.aten.view.default(view_2, [3]);  view_2 = None
    as_strided_1: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(view_3, [2], [1]);  view_3 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, as_strided_1);  primals_1 = None
    return (as_strided_1, mul_1, as_strided_1)
