def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    div_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, primals_2);  primals_1 = None
    div_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(div_1, primals_2);  div_1 = primals_2 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0], True);  mul = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (None, view)
