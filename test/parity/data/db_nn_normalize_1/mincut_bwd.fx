def forward(self, primals_1: "f32[2, 1, 4, 5][20, 20, 5, 1]cpu", linalg_vector_norm: "f32[2, 1, 1, 5][5, 5, 5, 1]cpu", tangents_1: "f32[2, 1, 4, 5][20, 20, 5, 1]cpu"):
    neg: "f32[2, 1, 4, 5][20, 20, 5, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    clamp_min: "f32[2, 1, 1, 5][5, 5, 5, 1]cpu" = torch.ops.aten.clamp_min.default(linalg_vector_norm, 1e-12)
    expand: "f32[2, 1, 4, 5][5, 5, 0, 1]cpu" = torch.ops.aten.expand.default(clamp_min, [2, 1, 4, 5]);  clamp_min = None
    div_1: "f32[2, 1, 4, 5][20, 20, 5, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, expand)
    div_2: "f32[2, 1, 4, 5][20, 20, 5, 1]cpu" = torch.ops.aten.div.Tensor(div_1, expand);  div_1 = None
    mul: "f32[2, 1, 4, 5][20, 20, 5, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[2, 1, 4, 5][20, 20, 5, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, expand);  tangents_1 = expand = None
    sum_1: "f32[2, 1, 1, 5][5, 5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [2], True);  mul = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[2, 1, 1, 5][5, 5, 5, 1]cpu" = torch.ops.aten.gt.Scalar(linalg_vector_norm, 1e-12);  linalg_vector_norm = None
    where: "f32[2, 1, 1, 5][5, 5, 5, 1]cpu" = torch.ops.aten.where.self(gt, sum_1, scalar_tensor);  gt = sum_1 = scalar_tensor = None
    sgn: "f32[2, 1, 4, 5][20, 20, 5, 1]cpu" = torch.ops.aten.sgn.default(primals_1);  primals_1 = None
    mul_1: "f32[2, 1, 4, 5][20, 20, 5, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, where);  sgn = where = None
    add: "f32[2, 1, 4, 5][20, 20, 5, 1]cpu" = torch.ops.aten.add.Tensor(div_3, mul_1);  div_3 = mul_1 = None
    return (add,)
