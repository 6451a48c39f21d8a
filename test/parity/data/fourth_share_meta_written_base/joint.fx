def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][1, 3]cpu"):
    as_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(primals_1, [2, 3], [3, 1], 0)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(as_strided, 2);  as_strided = None
    as_strided_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(primals_1, mul, [2, 3], [3, 1], 0);  primals_1 = mul = None
    as_strided_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [2, 3], [3, 1], 0)
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(as_strided_3);  as_strided_3 = None
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t_1, primals_2);  primals_2 = None
    mul_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, t_1);  tangents_1 = None
    return (as_strided_scatter, mul_1, t_1, None, mul_2)
