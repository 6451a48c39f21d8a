def forward(self, primals_1: "f32[6][1]cpu", primals_2: "f32[2][1]cpu"):
    clone: "f32[6][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    as_strided: "f32[4][1]cpu" = torch.ops.aten.as_strided.default(clone, [4], [1], 0)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(as_strided, 2);  as_strided = None
    as_strided_scatter: "f32[6][1]cpu" = torch.ops.aten.as_strided_scatter.default(clone, mul, [4], [1], 0);  clone = mul = None
    as_strided_2: "f32[4][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [4], [1], 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(as_strided_2);  as_strided_2 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, sum_1);  primals_2 = sum_1 = None
    as_strided_11: "f32[4][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [4], [1], 2)
    return (as_strided_scatter, as_strided_11, mul_1)
