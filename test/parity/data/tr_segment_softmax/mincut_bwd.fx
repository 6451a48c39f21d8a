def forward(self, primals_2: "i64[5][1]cpu", exp: "f32[5][1]cpu", index_add: "f32[3][1]cpu", eq: "b8[3][1]cpu", eq_1: "b8[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    index_1: "f32[5][1]cpu" = torch.ops.aten.index.Tensor(index_add, [primals_2]);  index_add = None
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(exp, index_1)
    div_2: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(div_1, index_1);  div_1 = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, index_1);  tangents_1 = index_1 = None
    new_zeros: "f32[3][1]cpu" = torch.ops.aten.new_zeros.default(mul, [3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put: "f32[3][1]cpu" = torch.ops.aten.index_put.default(new_zeros, [primals_2], mul, True);  new_zeros = mul = None
    index_select: "f32[5][1]cpu" = torch.ops.aten.index_select.default(index_put, 0, primals_2);  index_put = None
    expand: "f32[5][1]cpu" = torch.ops.aten.expand.default(index_select, [5]);  index_select = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(div_3, expand);  div_3 = expand = None
    detach_1: "f32[5][1]cpu" = torch.ops.aten.detach.default(exp);  exp = None
    detach_2: "f32[5][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add, detach_2);  add = detach_2 = None
    neg_1: "f32[5][1]cpu" = torch.ops.aten.neg.default(mul_1)
    new_zeros_1: "f32[3][1]cpu" = torch.ops.aten.new_zeros.default(neg_1, [3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put_1: "f32[3][1]cpu" = torch.ops.aten.index_put.default(new_zeros_1, [primals_2], neg_1, True);  new_zeros_1 = neg_1 = None
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.float32);  eq = None
    _to_copy_1: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32)
    scatter_add: "f32[3][1]cpu" = torch.ops.aten.scatter_add.default(_to_copy, 0, primals_2, _to_copy_1);  _to_copy = _to_copy_1 = None
    div_4: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(index_put_1, scatter_add);  index_put_1 = scatter_add = None
    gather_1: "f32[5][1]cpu" = torch.ops.aten.gather.default(div_4, 0, primals_2);  div_4 = primals_2 = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(eq_1, gather_1);  eq_1 = gather_1 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    return (add_1, None)
