def forward(self, primals_1: "f32[6][1]cpu", tangents_1: "f32[6][1]cpu"):
    logcumsumexp: "f32[6][1]cpu" = torch.ops.aten.logcumsumexp.default(primals_1, 0)
    alias: "f32[6][1]cpu" = torch.ops.aten.alias.default(logcumsumexp)
    alias_1: "f32[6][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-3.4028234663852886e+38, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    abs_1: "f32[6][1]cpu" = torch.ops.aten.abs.default(tangents_1)
    log: "f32[6][1]cpu" = torch.ops.aten.log.default(abs_1);  abs_1 = None
    gt: "b8[6][1]cpu" = torch.ops.aten.gt.Scalar(tangents_1, 0)
    where: "f32[6][1]cpu" = torch.ops.aten.where.self(gt, log, scalar_tensor);  gt = None
    lt: "b8[6][1]cpu" = torch.ops.aten.lt.Scalar(tangents_1, 0);  tangents_1 = None
    where_1: "f32[6][1]cpu" = torch.ops.aten.where.self(lt, log, scalar_tensor);  lt = log = scalar_tensor = None
    sub: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(where, alias_1);  where = None
    rev: "f32[6][1]cpu" = torch.ops.prims.rev.default(sub, [0]);  sub = None
    logcumsumexp_1: "f32[6][1]cpu" = torch.ops.aten.logcumsumexp.default(rev, 0);  rev = None
    rev_1: "f32[6][1]cpu" = torch.ops.prims.rev.default(logcumsumexp_1, [0]);  logcumsumexp_1 = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(rev_1, primals_1);  rev_1 = None
    exp: "f32[6][1]cpu" = torch.ops.aten.exp.default(add);  add = None
    sub_1: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(where_1, alias_1);  where_1 = alias_1 = None
    rev_2: "f32[6][1]cpu" = torch.ops.prims.rev.default(sub_1, [0]);  sub_1 = None
    logcumsumexp_2: "f32[6][1]cpu" = torch.ops.aten.logcumsumexp.default(rev_2, 0);  rev_2 = None
    rev_3: "f32[6][1]cpu" = torch.ops.prims.rev.default(logcumsumexp_2, [0]);  logcumsumexp_2 = None
    add_1: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(rev_3, primals_1);  rev_3 = primals_1 = None
    exp_1: "f32[6][1]cpu" = torch.ops.aten.exp.default(add_1);  add_1 = None
    sub_2: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(exp, exp_1);  exp = exp_1 = None
    return (logcumsumexp, sub_2)
