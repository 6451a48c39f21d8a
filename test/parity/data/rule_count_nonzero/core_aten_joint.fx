def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "i64[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    ne: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 0)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(ne, None);  ne = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sum_1);  primals_1 = None
    ne_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 0);  primals_2 = None
    sum_2: "i64[3][1]cpu" = torch.ops.aten.sum.dim_IntList(ne_1, [0]);  ne_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, sum_2);  mul = sum_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    return (add, mul_1, None)
