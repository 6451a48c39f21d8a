def forward(self, primals_1: "f32[2, 3, 5][15, 5, 1]cpu", primals_2: "i64[2, 3][3, 1]cpu", primals_3: "f32[2, 3][3, 1]cpu"):
    permute: "f32[2, 5, 3][15, 1, 5]cpu" = torch.ops.aten.permute.default(primals_1, [0, 2, 1]);  primals_1 = None
    clone: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    amax: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.amax.default(clone, [1], True)
    sub: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(clone, amax);  clone = amax = None
    exp: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    alias: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.alias.default(sub_1)
    view: "f32[2, 5, 1, 3][15, 3, 3, 1]cpu" = torch.ops.aten.view.default(sub_1, [2, 5, 1, -1]);  sub_1 = None
    view_1: "i64[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 1, -1])
    ne: "b8[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.ne.Scalar(view_1, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.where.self(ne, view_1, scalar_tensor);  view_1 = scalar_tensor = None
    unsqueeze: "i64[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.gather.default(view, 1, unsqueeze);  view = unsqueeze = None
    squeeze: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_1);  ne = neg = scalar_tensor_1 = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(where_1, [2, 3]);  where_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_2, primals_3);  view_2 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(primals_3)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, sum_3);  sum_2 = None
    alias_1: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp_1: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    return (div, primals_2, primals_3, sum_3, exp_1)
