def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_3)
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 2);  sum_1 = None
    expand: "f32[2][1]cpu" = torch.ops.aten.expand.default(primals_1, [2])
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(expand, 0.5);  expand = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_3)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(mul_3);  mul_3 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add, sum_2);  add = sum_2 = None
    expand_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.expand.default(primals_4, [2, 3])
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, 1);  expand_1 = None
    view: "f32[2, 1][1, 1]cpu" = torch.ops.aten.view.default(primals_1, [2, 1])
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_3);  view = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, 0.3);  mul_5 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_6);  mul_4 = mul_6 = None
    sum_3: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(add_2, [1]);  add_2 = None
    add_3: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_1, sum_3);  add_1 = sum_3 = None
    sum_4: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_4, [1]);  primals_4 = None
    sub: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, sum_4)
    pow_1: "f32[2][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 2);  sub = None
    sum_5: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, None);  pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_5, 0.5);  sum_5 = None
    alias: "f32[][]cpu" = torch.ops.aten.alias.default(pow_2)
    add_4: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_3, pow_2);  add_3 = pow_2 = None
    sum_6: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    alias_1: "f32[][]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    sub_1: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, sum_4)
    div: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(sub_1, alias_1);  sub_1 = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(alias_1, 0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    mul_7: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_6, where);  where = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(mul_7);  mul_7 = None
    sub_2: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, sum_4);  sum_4 = None
    div_1: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(sub_2, alias_1);  sub_2 = None
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Scalar(alias_1, 0);  alias_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_1, div_1);  eq_1 = scalar_tensor_1 = div_1 = None
    mul_8: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_6, where_1);  sum_6 = where_1 = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(neg, 1);  neg = None
    expand_2: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3]);  unsqueeze = None
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1)
    expand_3: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [2, 3]);  unsqueeze_1 = None
    mul_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_3, primals_3)
    sum_7: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_9, [1]);  mul_9 = None
    mul_10: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(sum_7, 0.3);  sum_7 = None
    permute: "f32[3, 2][0, 1]cpu" = torch.ops.aten.permute.default(expand_3, [1, 0])
    mul_11: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(permute, primals_1);  permute = primals_1 = None
    sum_8: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_11, [1]);  mul_11 = None
    mul_12: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(sum_8, 0.3);  sum_8 = None
    add_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(expand_2, expand_3);  expand_2 = expand_3 = None
    add_6: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_8, mul_10);  mul_8 = mul_10 = None
    sum_9: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    mul_13: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_9, primals_3)
    mul_14: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_9, primals_3);  sum_9 = None
    add_7: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_12, mul_13);  mul_12 = mul_13 = None
    add_8: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_14);  add_7 = mul_14 = None
    view_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 1])
    mul_15: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_1, primals_3);  view_1 = primals_3 = None
    mul_16: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mul_15, 2);  mul_15 = None
    mul_17: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5)
    permute_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mul_18: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(permute_1, tangents_1);  permute_1 = tangents_1 = None
    sum_10: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_18, [1]);  mul_18 = None
    mul_19: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(sum_10, 2);  sum_10 = None
    add_9: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_17);  add_6 = mul_17 = None
    add_10: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_19);  add_8 = mul_19 = None
    return (add_4, add_9, mul_16, add_10, add_5)
