def forward(self, primals_1: "f32[2, 2][2, 1]cpu", tangents_1: "f32[2, 2][2, 1]cpu", tangents_2: "f32[2, 2][2, 1]cpu"):
    linalg_vector_norm: "f32[2, 1][1, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 2.0, [1], True)
    detach: "f32[2, 1][1, 1]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    clamp_min: "f32[2, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(linalg_vector_norm, 1e-12)
    expand: "f32[2, 2][1, 0]cpu" = torch.ops.aten.expand.default(clamp_min, [2, 2]);  clamp_min = None
    div: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, expand)
    linalg_vector_norm_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 1.0, [0], True)
    clamp_min_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.clamp_min.default(linalg_vector_norm_1, 1e-12)
    expand_1: "f32[2, 2][0, 1]cpu" = torch.ops.aten.expand.default(clamp_min_1, [2, 2]);  clamp_min_1 = None
    div_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, expand_1)
    div_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, expand_1)
    div_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(div_2, expand_1);  div_2 = None
    neg: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(tangents_2)
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_3);  neg = div_3 = None
    div_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_2, expand_1);  tangents_2 = expand_1 = None
    sum_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0], True);  mul = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[1, 2][2, 1]cpu" = torch.ops.aten.gt.Scalar(linalg_vector_norm_1, 1e-12);  linalg_vector_norm_1 = None
    where: "f32[1, 2][2, 1]cpu" = torch.ops.aten.where.self(gt, sum_1, scalar_tensor);  gt = sum_1 = scalar_tensor = None
    sgn: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, where);  sgn = where = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(div_4, mul_1);  div_4 = mul_1 = None
    div_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, expand)
    div_6: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(div_5, expand);  div_5 = None
    neg_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_1, div_6);  neg_1 = div_6 = None
    div_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, expand);  tangents_1 = expand = None
    add_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, div_7);  add = div_7 = None
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True);  mul_2 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt_1: "b8[2, 1][1, 1]cpu" = torch.ops.aten.gt.Scalar(linalg_vector_norm, 1e-12);  linalg_vector_norm = None
    where_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.where.self(gt_1, sum_2, scalar_tensor_1);  gt_1 = sum_2 = scalar_tensor_1 = None
    detach_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    div_8: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, detach_3);  primals_1 = None
    eq: "b8[2, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(detach_3, 0);  detach_3 = None
    masked_fill: "f32[2, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div_8, eq, 0);  div_8 = eq = None
    mul_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, masked_fill);  where_1 = masked_fill = None
    add_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_3);  add_1 = mul_3 = None
    return (div, div_1, add_2)
