def forward(self, primals_1: "f64[2, 1, 3][3, 3, 1]cpu", primals_2: "f64[4, 1][1, 1]cpu", tangents_1: "f64[2, 4, 3][12, 3, 1]cpu"):
    div_1: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, primals_2);  primals_1 = None
    div_2: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.div.Tensor(div_1, primals_2);  div_1 = None
    neg: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f64[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(div_3, [1], True);  div_3 = None
    sum_2: "f64[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0, 2], True);  mul = None
    view: "f64[4, 1][1, 1]cpu" = torch.ops.aten.view.default(sum_2, [4, 1]);  sum_2 = None
    return (sum_1, view)
