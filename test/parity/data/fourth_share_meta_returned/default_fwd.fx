def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    as_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(primals_1, [2, 3], [3, 1], 0)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(as_strided, 2);  as_strided = None
    as_strided_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(primals_1, mul, [2, 3], [3, 1], 0);  primals_1 = mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 2);  primals_2 = None
    as_strided_3: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [3], [1], 0)
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_3, 0);  as_strided_3 = None
    as_strided_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [2, 3], [3, 1], 0)
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(as_strided_4, 0, 0);  as_strided_4 = None
    return (as_strided_scatter, unsqueeze_1, select_1, mul_1, unsqueeze_1)
