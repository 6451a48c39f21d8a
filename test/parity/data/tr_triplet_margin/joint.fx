def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[4, 5][5, 1]cpu", primals_3: "f32[4, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_2 = None
    add: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Scalar(sub, 1e-06);  sub = None
    norm: "f32[4][1]cpu" = torch.ops.aten.norm.ScalarOpt_dim(add, 2.0, [1])
    detach: "f32[4][1]cpu" = torch.ops.aten.detach.default(norm)
    sub_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_3);  primals_1 = primals_3 = None
    add_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Scalar(sub_1, 1e-06);  sub_1 = None
    norm_1: "f32[4][1]cpu" = torch.ops.aten.norm.ScalarOpt_dim(add_1, 2.0, [1])
    detach_1: "f32[4][1]cpu" = torch.ops.aten.detach.default(norm_1)
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(norm, 0.5);  norm = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(add_2, norm_1);  add_2 = norm_1 = None
    clamp_min: "f32[4][1]cpu" = torch.ops.aten.clamp_min.default(sub_2, 0)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(clamp_min);  clamp_min = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(tangents_1, [4]);  tangents_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(sub_2, 0);  sub_2 = None
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(gt, div, scalar_tensor);  gt = div = scalar_tensor = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(where)
    detach_2: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(neg, 1);  neg = None
    unsqueeze_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_2, 1);  detach_2 = None
    div_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(add_1, unsqueeze_1);  add_1 = None
    eq: "b8[4, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(unsqueeze_1, 0);  unsqueeze_1 = None
    masked_fill: "f32[4, 5][5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div_1, eq, 0);  div_1 = eq = None
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, masked_fill);  unsqueeze = masked_fill = None
    neg_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.neg.default(mul)
    detach_3: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    unsqueeze_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    unsqueeze_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_3, 1);  detach_3 = None
    div_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(add, unsqueeze_3);  add = None
    eq_1: "b8[4, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(unsqueeze_3, 0);  unsqueeze_3 = None
    masked_fill_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div_2, eq_1, 0);  div_2 = eq_1 = None
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_2, masked_fill_1);  unsqueeze_2 = masked_fill_1 = None
    neg_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.neg.default(mul_1)
    add_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    return (mean, add_3, neg_2, neg_1)
