def forward(self, primals_1: "f32[5, 0, 5][5, 5, 1]cpu"):
    aminmax = torch.ops.aten.aminmax.default(primals_1, dim = 0, keepdim = True)
    getitem: "f32[1, 0, 5][0, 5, 1]cpu" = aminmax[0]
    getitem_1: "f32[1, 0, 5][0, 5, 1]cpu" = aminmax[1];  aminmax = None
    detach: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.detach.default(getitem_1)
    detach_1: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.detach.default(getitem)
    sum_1: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0], True)
    prod: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.prod.dim_int(primals_1, 0, True)
    amax: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.amax.default(primals_1, [0], True)
    detach_3: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.detach.default(amax)
    amin: "f32[1, 0, 1][0, 1, 1]cpu" = torch.ops.aten.amin.default(primals_1, [0, 2], True)
    detach_4: "f32[1, 0, 1][0, 1, 1]cpu" = torch.ops.aten.detach.default(amin)
    var: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.var.correction(primals_1, [0], correction = 1, keepdim = True)
    mean: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [0], True)
    logsumexp: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.logsumexp.default(primals_1, [0], True)
    detach_5: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.detach.default(logsumexp)
    linalg_vector_norm: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 2, [0], True)
    detach_6: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    sum_2: "f32[1, 1, 5][5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0, 1], True)
    detach_7: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.detach.default(detach_6);  detach_6 = None
    div: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, detach_7)
    eq: "b8[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.eq.Scalar(detach_7, 0);  detach_7 = None
    masked_fill: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    detach_8: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    sub: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, detach_8);  detach_8 = None
    exp: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    mean_1: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [0], True)
    sub_1: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean_1);  mean_1 = None
    detach_9: "f32[1, 0, 1][0, 1, 1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    eq_1: "b8[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.eq.Tensor(detach_9, primals_1);  detach_9 = None
    sum_3: "i64[1, 0, 1][0, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_1, [0, 2], True)
    detach_10: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    eq_2: "b8[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.eq.Tensor(detach_10, primals_1);  detach_10 = None
    sum_4: "i64[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_2, [0], True)
    detach_12: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_13: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    eq_3: "b8[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_13);  detach_13 = None
    sum_5: "i64[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_3, [0], True)
    eq_4: "b8[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_12);  primals_1 = detach_12 = None
    sum_6: "i64[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_4, [0], True)
    return (getitem, getitem_1, sum_1, prod, amax, amin, var, mean, logsumexp, linalg_vector_norm, sum_2, masked_fill, exp, sub_1, eq_1, sum_3, eq_2, sum_4, eq_3, sum_5, eq_4, sum_6)
