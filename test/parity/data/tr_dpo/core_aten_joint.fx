def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[4, 5][5, 1]cpu", primals_3: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    _log_softmax: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, -1, False);  primals_1 = None
    alias: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 1)
    gather: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze);  _log_softmax = None
    select: "f32[4][1]cpu" = torch.ops.aten.select.int(gather, 1, 0);  gather = None
    _log_softmax_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(primals_2, -1, False);  primals_2 = None
    alias_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(_log_softmax_1)
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 1);  primals_3 = None
    gather_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax_1, 1, unsqueeze_1);  _log_softmax_1 = None
    select_1: "f32[4][1]cpu" = torch.ops.aten.select.int(gather_1, 1, 0);  gather_1 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(select, select_1);  select = select_1 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub, 0.1);  sub = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    minimum: "f32[4][1]cpu" = torch.ops.aten.minimum.default(full, mul);  full = None
    abs_1: "f32[4][1]cpu" = torch.ops.aten.abs.default(mul)
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(abs_1);  abs_1 = None
    exp: "f32[4][1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    log1p: "f32[4][1]cpu" = torch.ops.aten.log1p.default(exp)
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(minimum, log1p);  minimum = log1p = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(sub_1);  sub_1 = None
    neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(mean);  mean = None
    neg_2: "f32[][]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(neg_2, [4]);  neg_2 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(mul, 0);  mul = None
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, scalar_tensor);  scalar_tensor_1 = scalar_tensor = None
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(-1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_3: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_1: "i64[4][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_3, scalar_tensor_2);  lt = scalar_tensor_3 = scalar_tensor_2 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(exp, 1)
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(exp, add);  exp = add = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(where_1, div_1);  where_1 = div_1 = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(where, mul_1);  where = mul_1 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(div, sub_2);  div = sub_2 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, 0.1);  mul_2 = None
    neg_3: "f32[4][1]cpu" = torch.ops.aten.neg.default(mul_3)
    full_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.full.default([4, 1], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 1, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view: "i64[1, 1][1, 1]cpu" = torch.ops.aten.view.default(arange, [1, -1]);  arange = None
    eq: "b8[1, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(view, 0);  view = None
    unsqueeze_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(neg_3, 1);  neg_3 = None
    expand_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [4, 1]);  unsqueeze_2 = None
    where_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.where.self(eq, expand_1, full_1);  eq = expand_1 = full_1 = None
    full_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.full.default([4, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter_add: "f32[4, 5][5, 1]cpu" = torch.ops.aten.scatter_add.default(full_2, 1, unsqueeze_1, where_2);  full_2 = unsqueeze_1 = where_2 = None
    alias_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    exp_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(alias_2);  alias_2 = None
    sum_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(scatter_add, [-1], True)
    mul_4: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_1);  exp_1 = sum_1 = None
    sub_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(scatter_add, mul_4);  scatter_add = mul_4 = None
    full_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.full.default([4, 1], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_1: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 1, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_1: "i64[1, 1][1, 1]cpu" = torch.ops.aten.view.default(arange_1, [1, -1]);  arange_1 = None
    eq_1: "b8[1, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(view_1, 0);  view_1 = None
    unsqueeze_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_3, 1);  mul_3 = None
    expand_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_3, [4, 1]);  unsqueeze_3 = None
    where_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.where.self(eq_1, expand_2, full_3);  eq_1 = expand_2 = full_3 = None
    full_4: "f32[4, 5][5, 1]cpu" = torch.ops.aten.full.default([4, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter_add_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.scatter_add.default(full_4, 1, unsqueeze, where_3);  full_4 = unsqueeze = where_3 = None
    alias_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(alias_3);  alias_3 = None
    sum_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(scatter_add_1, [-1], True)
    mul_5: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp_2, sum_2);  exp_2 = sum_2 = None
    sub_4: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(scatter_add_1, mul_5);  scatter_add_1 = mul_5 = None
    return (neg_1, sub_4, sub_3, None)
