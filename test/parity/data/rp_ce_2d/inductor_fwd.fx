def forward(self, primals_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu", primals_2: "i64[2, 2, 2][4, 2, 1]cpu", primals_3: "f32[3][1]cpu"):
    amax: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.amax.default(primals_1, [1], True)
    sub: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, amax);  amax = None
    exp: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    ne: "b8[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(ne, primals_2, scalar_tensor);  scalar_tensor = None
    unsqueeze: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze)
    squeeze: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_1);  neg = None
    ne_2: "b8[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type);  sum_3 = None
    view: "f32[1, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 3, 1, 1])
    mul: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, view);  sub_1 = view = None
    gather_1: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.gather.default(mul, 1, unsqueeze);  mul = unsqueeze = None
    squeeze_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.squeeze.dim(gather_1, 1);  gather_1 = None
    neg_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.neg.default(squeeze_1);  squeeze_1 = None
    where_3: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(ne, neg_1, scalar_tensor_1);  ne = neg_1 = scalar_tensor_1 = None
    return (div, where_3, primals_1, primals_2, primals_3, convert_element_type)
