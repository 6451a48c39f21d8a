def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[3][1]cpu"):
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(primals_2);  primals_2 = None
    alias: "f32[4][1]cpu" = torch.ops.aten.alias.default(sigmoid)
    cumprod: "f32[4][1]cpu" = torch.ops.aten.cumprod.default(sigmoid, 0)
    alias_1: "f32[4][1]cpu" = torch.ops.aten.alias.default(cumprod)
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(cumprod, 1)
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, unsqueeze)
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0]);  mul = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(cumprod);  cumprod = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_2, 1e-06);  sum_2 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sum_1, add)
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sum_1, add);  sum_1 = None
    div_2: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(div_1, add);  div_1 = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add);  tangents_1 = add = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(mul_1);  mul_1 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(sum_3, [4]);  sum_3 = None
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(div_3, 0);  div_3 = None
    expand_1: "f32[4, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [4, 3]);  unsqueeze_1 = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, primals_1);  primals_1 = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, unsqueeze);  expand_1 = unsqueeze = None
    sum_4: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True);  mul_2 = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dim(sum_4, 1);  sum_4 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(expand, squeeze);  expand = squeeze = None
    alias_2: "f32[4][1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(alias_2, add_1)
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(sigmoid, 0)
    full: "f32[4][1]cpu" = torch.ops.aten.full.default([4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    cumsum: "i64[4][1]cpu" = torch.ops.aten.cumsum.default(eq, 0)
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(cumsum, 0)
    bitwise_not: "b8[4][1]cpu" = torch.ops.aten.bitwise_not.default(eq_1)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, mul_4);  bitwise_not = scalar_tensor = mul_4 = None
    rev: "f32[4][1]cpu" = torch.ops.prims.rev.default(where, [0]);  where = None
    cumsum_1: "f32[4][1]cpu" = torch.ops.aten.cumsum.default(rev, 0);  rev = None
    rev_1: "f32[4][1]cpu" = torch.ops.prims.rev.default(cumsum_1, [0]);  cumsum_1 = None
    div_4: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(rev_1, sigmoid);  rev_1 = None
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_1, div_4, full);  eq_1 = div_4 = full = None
    eq_2: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(cumsum, 1)
    max_1 = torch.ops.aten.max.dim(eq_2, 0, True)
    getitem_1: "i64[1][1]cpu" = max_1[1];  max_1 = None
    logical_and: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(eq_2, eq);  eq = None
    bitwise_not_1: "b8[4][1]cpu" = torch.ops.aten.bitwise_not.default(logical_and)
    bitwise_and: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_2, bitwise_not_1);  eq_2 = bitwise_not_1 = None
    bitwise_not_2: "b8[4][1]cpu" = torch.ops.aten.bitwise_not.default(bitwise_and);  bitwise_and = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(bitwise_not_2, scalar_tensor_1, sigmoid);  bitwise_not_2 = scalar_tensor_1 = sigmoid = None
    cumprod_1: "f32[4][1]cpu" = torch.ops.aten.cumprod.default(where_2, 0);  where_2 = None
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(cumsum, 1);  cumsum = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[4][1]cpu" = torch.ops.aten.where.self(ne, scalar_tensor_2, add_1);  ne = scalar_tensor_2 = add_1 = None
    sub: "i64[1][1]cpu" = torch.ops.aten.sub.Scalar(getitem_1, 1)
    relu: "i64[1][1]cpu" = torch.ops.aten.relu.default(sub);  sub = None
    gather: "f32[1][1]cpu" = torch.ops.aten.gather.default(alias_2, 0, relu);  alias_2 = relu = None
    eq_3: "b8[1][1]cpu" = torch.ops.aten.eq.Scalar(getitem_1, 0);  getitem_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[1][1]cpu" = torch.ops.aten.where.self(eq_3, scalar_tensor_3, gather);  eq_3 = scalar_tensor_3 = gather = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cumprod_1, where_3);  cumprod_1 = where_3 = None
    sum_5: "f32[1][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [0], True);  mul_5 = None
    mul_6: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_5, where_4);  sum_5 = where_4 = None
    where_5: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and, mul_6, where_1);  logical_and = mul_6 = where_1 = None
    alias_3: "f32[4][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, alias_3)
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(alias_3, sub_1);  alias_3 = sub_1 = None
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(where_5, mul_7);  where_5 = mul_7 = None
    return (div, mul_3, mul_8)
