def forward(self, primals_1: "f32[0, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[0][1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[0][1]cpu", tangents_5: "f32[3][1]cpu", tangents_6: "f32[][]cpu"):
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0])
    sum_2: "f32[0][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [1])
    prod: "f32[3][1]cpu" = torch.ops.aten.prod.dim_int(primals_1, 0)
    mean: "f32[0][1]cpu" = torch.ops.aten.mean.dim(primals_1, [1])
    any_1: "b8[][]cpu" = torch.ops.aten.any.default(primals_1)
    all_1: "b8[][]cpu" = torch.ops.aten.all.default(primals_1)
    logsumexp: "f32[3][1]cpu" = torch.ops.aten.logsumexp.default(primals_1, [0])
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(logsumexp)
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1)
    detach_2: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    div: "f32[0, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, detach_3)
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_3, 0);  detach_3 = None
    masked_fill: "f32[0, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul: "f32[0, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_6, masked_fill);  tangents_6 = masked_fill = None
    detach_4: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_5, 0);  tangents_5 = None
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_4, 0);  detach_4 = None
    sub: "f32[0, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_1);  primals_1 = unsqueeze_1 = None
    exp: "f32[0, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    mul_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, exp);  unsqueeze = exp = None
    add: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    unsqueeze_2: "f32[0, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_4, 1);  tangents_4 = None
    expand: "f32[0, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [0, 3]);  unsqueeze_2 = None
    div_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand, 3);  expand = None
    add_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, div_1);  add = div_1 = None
    unsqueeze_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 0);  tangents_3 = None
    expand_1: "f32[0, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_3, [0, 3]);  unsqueeze_3 = None
    add_2: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, expand_1);  add_1 = expand_1 = None
    unsqueeze_5: "f32[0, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 1);  tangents_2 = None
    expand_2: "f32[0, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_5, [0, 3]);  unsqueeze_5 = None
    add_3: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, expand_2);  add_2 = expand_2 = None
    unsqueeze_6: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    expand_3: "f32[0, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_6, [0, 3]);  unsqueeze_6 = None
    add_4: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, expand_3);  add_3 = expand_3 = None
    return (sum_1, sum_2, prod, mean, any_1, all_1, logsumexp, linalg_vector_norm, add_4)
