def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    as_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(primals_1, [2, 3], [3, 1], 0)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(as_strided, 2);  as_strided = None
    as_strided_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(primals_1, mul, [2, 3], [3, 1], 0);  primals_1 = mul = None
    as_strided_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [2, 3], [3, 1], 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(as_strided_2);  as_strided_2 = None
    as_strided_3: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [3], [1], 0)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(as_strided_3);  as_strided_3 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, primals_2);  add = primals_2 = None
    return (as_strided_scatter, add_1)
