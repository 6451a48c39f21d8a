def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2, alpha = 0.5);  primals_1 = primals_2 = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(neg, 0.5);  neg = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0], True);  mul = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (sub, tangents_1, view)
