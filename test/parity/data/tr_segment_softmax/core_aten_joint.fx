def forward(self, primals_1: "f32[5][1]cpu", primals_2: "i64[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], -1000000000.0, device = device(type='cpu'), pin_memory = False)
    scatter_reduce: "f32[3][1]cpu" = torch.ops.aten.scatter_reduce.two(full, 0, primals_2, primals_1, 'amax')
    alias: "f32[3][1]cpu" = torch.ops.aten.alias.default(scatter_reduce)
    index: "f32[5][1]cpu" = torch.ops.aten.index.Tensor(scatter_reduce, [primals_2]);  scatter_reduce = None
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, index);  index = None
    exp: "f32[5][1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    alias_1: "f32[5][1]cpu" = torch.ops.aten.alias.default(exp)
    full_1: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[3][1]cpu" = torch.ops.aten.index_put.default(full_1, [primals_2], exp, True);  full_1 = None
    index_1: "f32[5][1]cpu" = torch.ops.aten.index.Tensor(index_put, [primals_2]);  index_put = None
    div: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(exp, index_1)
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(exp, index_1);  exp = None
    div_2: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(div_1, index_1);  div_1 = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, index_1);  tangents_1 = index_1 = None
    full_2: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[3][1]cpu" = torch.ops.aten.index_put.default(full_2, [primals_2], mul, True);  full_2 = mul = None
    index_select: "f32[5][1]cpu" = torch.ops.aten.index_select.default(index_put_1, 0, primals_2);  index_put_1 = None
    expand: "f32[5][1]cpu" = torch.ops.aten.expand.default(index_select, [5]);  index_select = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(div_3, expand);  div_3 = expand = None
    alias_2: "f32[5][1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add, alias_2);  add = alias_2 = None
    neg_1: "f32[5][1]cpu" = torch.ops.aten.neg.default(mul_1)
    full_3: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_2: "f32[3][1]cpu" = torch.ops.aten.index_put.default(full_3, [primals_2], neg_1, True);  full_3 = neg_1 = None
    alias_3: "f32[3][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    gather: "f32[5][1]cpu" = torch.ops.aten.gather.default(alias_3, 0, primals_2)
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Tensor(full, alias_3);  full = alias_3 = None
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.float32);  eq = None
    eq_1: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, gather)
    _to_copy_1: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32);  eq_1 = None
    scatter_add: "f32[3][1]cpu" = torch.ops.aten.scatter_add.default(_to_copy, 0, primals_2, _to_copy_1);  _to_copy = _to_copy_1 = None
    div_4: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(index_put_2, scatter_add);  index_put_2 = scatter_add = None
    gather_1: "f32[5][1]cpu" = torch.ops.aten.gather.default(div_4, 0, primals_2);  div_4 = primals_2 = None
    eq_3: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, gather);  primals_1 = gather = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(eq_3, gather_1);  eq_3 = gather_1 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    return (div, add_1, None)
