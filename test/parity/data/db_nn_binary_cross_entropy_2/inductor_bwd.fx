def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "f32[5, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    sub_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_2 = None
    mul_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_2);  sub_2 = None
    sub_3: "f32[5, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(1, primals_1)
    mul_3: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sub_3);  sub_3 = None
    clamp_min: "f32[5, 5][5, 1]cpu" = torch.ops.aten.clamp_min.default(mul_3, 1e-12);  mul_3 = None
    div: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(mul_2, clamp_min);  mul_2 = clamp_min = None
    lt: "b8[5, 5][5, 1]cpu" = torch.ops.aten.lt.Scalar(primals_1, -1.0)
    gt: "b8[5, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 2.0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(2.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, primals_1);  gt = scalar_tensor = primals_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, where);  lt = scalar_tensor_1 = where = None
    sub_4: "f32[5, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(1, where_1)
    div_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(where_1, sub_4);  where_1 = sub_4 = None
    log_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.log.default(div_1);  div_1 = None
    neg_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.neg.default(log_1);  log_1 = None
    mul_4: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(neg_1, tangents_1);  neg_1 = tangents_1 = None
    return (div, mul_4)
