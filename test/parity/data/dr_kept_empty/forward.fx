def forward(self, primals_1: "f32[5, 0, 5][5, 5, 1]cpu"):
    aminmax = torch.ops.aten.aminmax.default(primals_1, dim = 0, keepdim = True)
    getitem: "f32[1, 0, 5][0, 5, 1]cpu" = aminmax[0]
    getitem_1: "f32[1, 0, 5][0, 5, 1]cpu" = aminmax[1];  aminmax = None
    sum_1: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0], True)
    prod: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.prod.dim_int(primals_1, 0, True)
    amax: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.amax.default(primals_1, [0], True)
    amin: "f32[1, 0, 1][0, 1, 1]cpu" = torch.ops.aten.amin.default(primals_1, [0, 2], True)
    var: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.var.correction(primals_1, [0], correction = 1, keepdim = True)
    mean: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [0], True)
    logsumexp: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.logsumexp.default(primals_1, [0], True)
    linalg_vector_norm: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 2, [0], True)
    sum_2: "f32[1, 1, 5][5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0, 1], True);  primals_1 = None
    return (getitem, getitem_1, sum_1, prod, amax, amin, var, mean, logsumexp, linalg_vector_norm, sum_2)
