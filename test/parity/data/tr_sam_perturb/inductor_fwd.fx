def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3, 5][5, 1]cpu", primals_3: "f32[3, 5][5, 1]cpu", primals_4: "i64[4][1]cpu"):
    mul: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 0.05)
    pow_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_3, 2);  primals_3 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, None);  pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5);  sum_1 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(pow_2, 1e-12);  pow_2 = None
    div: "f32[3, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(mul, add);  mul = add = None
    add_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(primals_2, div);  primals_2 = div = None
    mm: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_1, add_1);  add_1 = None
    amax: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(mm, [1], True)
    sub: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(mm, amax);  mm = amax = None
    exp: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[4, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_2);  sum_2 = None
    sub_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    alias: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(sub_1)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_4, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(ne, primals_4, scalar_tensor);  scalar_tensor = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze);  sub_1 = unsqueeze = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_1);  ne = neg = scalar_tensor_1 = None
    ne_2: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_4, -100)
    sum_3: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32);  sum_3 = None
    sum_4: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_4, convert_element_type);  sum_4 = None
    alias_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    permute: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    return (div_1, primals_4, convert_element_type, exp_1, permute)
