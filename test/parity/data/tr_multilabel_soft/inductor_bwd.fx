def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(tangents_1, [4]);  tangents_1 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(div_1, 3);  div_1 = None
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div_2, 1);  div_2 = None
    expand_1: "f32[4, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 3]);  unsqueeze = None
    neg_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(expand_1);  expand_1 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, primals_2)
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg_4, sub_1);  sub_1 = None
    neg_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(primals_1)
    lt: "b8[4, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(neg_1, 0)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, scalar_tensor)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(-1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_1: "i64[4, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, scalar_tensor_2);  lt = None
    abs_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.abs.default(neg_1);  neg_1 = None
    neg_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(abs_2);  abs_2 = None
    exp_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(neg_2);  neg_2 = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(exp_1, 1)
    div_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(exp_1, add_1);  exp_1 = add_1 = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, div_3);  where_1 = div_3 = None
    sub_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(where, mul_3);  where = mul_3 = None
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, sub_3);  mul_2 = sub_3 = None
    neg_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(mul_4);  mul_4 = None
    mul_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg_4, primals_2);  neg_4 = primals_2 = None
    lt_1: "b8[4, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0)
    where_2: "i64[4, 3][3, 1]cpu" = torch.ops.aten.where.self(lt_1, scalar_tensor_1, scalar_tensor);  scalar_tensor = None
    where_3: "i64[4, 3][3, 1]cpu" = torch.ops.aten.where.self(lt_1, scalar_tensor_1, scalar_tensor_2);  lt_1 = scalar_tensor_1 = scalar_tensor_2 = None
    abs_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1);  primals_1 = None
    neg: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(abs_1);  abs_1 = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    add_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(exp, 1)
    div_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(exp, add_2);  exp = add_2 = None
    mul_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_3, div_4);  where_3 = div_4 = None
    sub_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(where_2, mul_6);  where_2 = mul_6 = None
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, sub_4);  mul_5 = sub_4 = None
    add_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(neg_5, mul_7);  neg_5 = mul_7 = None
    return (add_3, None)
