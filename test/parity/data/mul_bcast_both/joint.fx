def forward(self, primals_1: "f64[2, 1, 3][3, 3, 1]cpu", primals_2: "f64[4, 1][1, 1]cpu", tangents_1: "f64[2, 4, 3][12, 3, 1]cpu"):
    mul: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    mul_1: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    mul_2: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f64[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True);  mul_2 = None
    sum_2: "f64[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 2], True);  mul_1 = None
    view: "f64[4, 1][1, 1]cpu" = torch.ops.aten.view.default(sum_2, [4, 1]);  sum_2 = None
    return (mul, sum_1, view)
