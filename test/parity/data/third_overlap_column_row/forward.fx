def forward(self, primals_1: "f32[3, 3][3, 1]cpu"):
    clone: "f32[3, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    as_strided: "f32[3][3]cpu" = torch.ops.aten.as_strided.default(clone, [3], [3], 0)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(as_strided, 2);  as_strided = None
    as_strided_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(clone, mul, [3], [3], 0);  clone = mul = None
    as_strided_2: "f32[3][3]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [3], [3], 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(as_strided_2);  as_strided_2 = None
    as_strided_5: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [3], [1], 3)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_1, as_strided_5);  sum_1 = as_strided_5 = None
    return (as_strided_scatter, add)
