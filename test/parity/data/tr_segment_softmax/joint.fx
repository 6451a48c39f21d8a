def forward(self, primals_1: "f32[5][1]cpu", primals_2: "i64[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], -1000000000.0, device = device(type='cpu'), pin_memory = False)
    scatter_reduce: "f32[3][1]cpu" = torch.ops.aten.scatter_reduce.two(full, 0, primals_2, primals_1, 'amax')
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(scatter_reduce)
    index: "f32[5][1]cpu" = torch.ops.aten.index.Tensor(scatter_reduce, [primals_2]);  scatter_reduce = None
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, index);  index = None
    exp: "f32[5][1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    detach_1: "f32[5][1]cpu" = torch.ops.aten.detach.default(exp)
    zeros: "f32[3][1]cpu" = torch.ops.aten.zeros.default([3], device = device(type='cpu'), pin_memory = False)
    index_add: "f32[3][1]cpu" = torch.ops.aten.index_add.default(zeros, 0, primals_2, exp);  zeros = None
    index_1: "f32[5][1]cpu" = torch.ops.aten.index.Tensor(index_add, [primals_2]);  index_add = None
    div: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(exp, index_1)
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(exp, index_1);  exp = None
    div_2: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(div_1, index_1);  div_1 = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, index_1);  tangents_1 = index_1 = None
    new_zeros: "f32[3][1]cpu" = torch.ops.aten.new_zeros.default(mul, [3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put: "f32[3][1]cpu" = torch.ops.aten.index_put.default(new_zeros, [primals_2], mul, True);  new_zeros = mul = None
    index_select: "f32[5][1]cpu" = torch.ops.aten.index_select.default(index_put, 0, primals_2);  index_put = None
    expand: "f32[5][1]cpu" = torch.ops.aten.expand.default(index_select, [5]);  index_select = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(div_3, expand);  div_3 = expand = None
    detach_2: "f32[5][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add, detach_2);  add = detach_2 = None
    neg_1: "f32[5][1]cpu" = torch.ops.aten.neg.default(mul_1)
    new_zeros_1: "f32[3][1]cpu" = torch.ops.aten.new_zeros.default(neg_1, [3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put_1: "f32[3][1]cpu" = torch.ops.aten.index_put.default(new_zeros_1, [primals_2], neg_1, True);  new_zeros_1 = neg_1 = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    gather: "f32[5][1]cpu" = torch.ops.aten.gather.default(detach_3, 0, primals_2)
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Tensor(full, detach_3);  full = detach_3 = None
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.float32);  eq = None
    eq_1: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, gather)
    _to_copy_1: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32);  eq_1 = None
    scatter_add: "f32[3][1]cpu" = torch.ops.aten.scatter_add.default(_to_copy, 0, primals_2, _to_copy_1);  _to_copy = _to_copy_1 = None
    div_4: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(index_put_1, scatter_add);  index_put_1 = scatter_add = None
    gather_1: "f32[5][1]cpu" = torch.ops.aten.gather.default(div_4, 0, primals_2);  div_4 = primals_2 = None
    eq_3: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, gather);  primals_1 = gather = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(eq_3, gather_1);  eq_3 = gather_1 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    return (div, add_1, None)
