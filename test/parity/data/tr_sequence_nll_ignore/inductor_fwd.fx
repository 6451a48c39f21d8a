def forward(self, primals_1: "f32[2, 3, 5][15, 5, 1]cpu", primals_2: "i64[2, 3][3, 1]cpu"):
    view: "f32[6, 5][5, 1]cpu" = torch.ops.aten.view.default(primals_1, [-1, 5]);  primals_1 = None
    amax: "f32[6, 1][1, 1]cpu" = torch.ops.aten.amax.default(view, [-1], True)
    sub: "f32[6, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(view, amax);  view = amax = None
    exp: "f32[6, 5][5, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True);  exp = None
    log: "f32[6, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[6, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    alias: "f32[6, 5][5, 1]cpu" = torch.ops.aten.alias.default(sub_1)
    view_1: "i64[6][1]cpu" = torch.ops.aten.view.default(primals_2, [-1])
    ne: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(view_1, 0)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[6][1]cpu" = torch.ops.aten.where.self(ne, view_1, scalar_tensor);  scalar_tensor = None
    unsqueeze: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[6, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze);  sub_1 = unsqueeze = None
    squeeze: "f32[6][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[6][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[6][1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_1);  ne = neg = scalar_tensor_1 = None
    ne_2: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(view_1, 0);  view_1 = None
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type);  sum_3 = None
    alias_1: "f32[6, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp_1: "f32[6, 5][5, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    return (div, primals_2, convert_element_type, exp_1)
