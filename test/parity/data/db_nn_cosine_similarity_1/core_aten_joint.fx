def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "f32[5, 5][5, 1]cpu", tangents_1: "f32[5][1]cpu"):
    pow_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    sum_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, [1], True);  pow_1 = None
    pow_2: "f32[5, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5);  sum_1 = None
    alias: "f32[5, 1][1, 1]cpu" = torch.ops.aten.alias.default(pow_2)
    clone: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clone.default(pow_2);  pow_2 = None
    pow_3: "f32[5, 5][5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_2, 2)
    sum_2: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_3, [1], True);  pow_3 = None
    pow_4: "f32[5, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_2, 0.5);  sum_2 = None
    alias_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.alias.default(pow_4)
    clone_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clone.default(pow_4);  pow_4 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1e-08, dtype = torch.float32, device = device(type='cpu'))
    clamp: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clamp.Tensor(clone, scalar_tensor)
    clamp_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clamp.Tensor(clone_1, scalar_tensor)
    div: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, clamp_1)
    div_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, clamp)
    mul: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, div)
    sum_3: "f32[5][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    unsqueeze: "f32[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    expand: "f32[5, 5][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [5, 5]);  unsqueeze = None
    mul_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(expand, div_1);  div_1 = None
    mul_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(expand, div);  expand = div = None
    div_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, clamp)
    div_3: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(div_2, clamp);  div_2 = None
    neg: "f32[5, 5][5, 1]cpu" = torch.ops.aten.neg.default(mul_2)
    mul_3: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_3);  neg = div_3 = None
    div_4: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(mul_2, clamp);  mul_2 = clamp = None
    sum_4: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True);  mul_3 = None
    div_5: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, clamp_1)
    div_6: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(div_5, clamp_1);  div_5 = None
    neg_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.neg.default(mul_1)
    mul_4: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(neg_1, div_6);  neg_1 = div_6 = None
    div_7: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(mul_1, clamp_1);  mul_1 = clamp_1 = None
    sum_5: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [1], True);  mul_4 = None
    lt: "b8[5, 1][1, 1]cpu" = torch.ops.aten.lt.Tensor(clone_1, scalar_tensor)
    div_8: "f32[5, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(sum_5, 2)
    eq: "b8[5, 1][1, 1]cpu" = torch.ops.aten.eq.Tensor(clone_1, scalar_tensor);  clone_1 = None
    where: "f32[5, 1][1, 1]cpu" = torch.ops.aten.where.self(eq, div_8, sum_5);  eq = div_8 = sum_5 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, where);  lt = scalar_tensor_1 = where = None
    lt_1: "b8[5, 1][1, 1]cpu" = torch.ops.aten.lt.Tensor(clone, scalar_tensor)
    div_9: "f32[5, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(sum_4, 2)
    eq_1: "b8[5, 1][1, 1]cpu" = torch.ops.aten.eq.Tensor(clone, scalar_tensor);  clone = scalar_tensor = None
    where_2: "f32[5, 1][1, 1]cpu" = torch.ops.aten.where.self(eq_1, div_9, sum_4);  eq_1 = div_9 = sum_4 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[5, 1][1, 1]cpu" = torch.ops.aten.where.self(lt_1, scalar_tensor_2, where_2);  lt_1 = scalar_tensor_2 = where_2 = None
    alias_2: "f32[5, 1][1, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    div_10: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, alias_2);  primals_2 = None
    eq_2: "b8[5, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(alias_2, 0);  alias_2 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(eq_2, scalar_tensor_3, div_10);  eq_2 = scalar_tensor_3 = div_10 = None
    mul_5: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, where_4);  where_1 = where_4 = None
    add: "f32[5, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(div_7, mul_5);  div_7 = mul_5 = None
    alias_3: "f32[5, 1][1, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    div_11: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, alias_3);  primals_1 = None
    eq_3: "b8[5, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(alias_3, 0);  alias_3 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(eq_3, scalar_tensor_4, div_11);  eq_3 = scalar_tensor_4 = div_11 = None
    mul_6: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(where_3, where_5);  where_3 = where_5 = None
    add_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(div_4, mul_6);  div_4 = mul_6 = None
    return (sum_3, add_1, add)
