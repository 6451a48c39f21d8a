def forward(self, primals_1: "f32[5][1]cpu"):
    as_strided: "f32[3, 2][1, 1]cpu" = torch.ops.aten.as_strided.default(primals_1, [3, 2], [1, 1])
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(as_strided, 2);  as_strided = None
    as_strided_1: "f32[2, 2][0, 1]cpu" = torch.ops.aten.as_strided.default(primals_1, [2, 2], [0, 1])
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(as_strided_1, [0]);  as_strided_1 = None
    unfold: "f32[3, 3][1, 1]cpu" = torch.ops.aten.unfold.default(primals_1, 0, 3, 1);  primals_1 = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(unfold, [1]);  unfold = None
    return (mul, sum_1, sum_2)
