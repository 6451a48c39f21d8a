def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(primals_1)
    log1p: "f32[2, 3][3, 1]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 20)
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, primals_1, log1p);  gt = log1p = None
    tanh: "f32[2, 3][3, 1]cpu" = torch.ops.aten.tanh.default(where);  where = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, tanh);  tanh = None
    abs_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_2)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(abs_1, 1);  abs_1 = None
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, add)
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, div);  mul = div = None
    tanh_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.tanh.default(primals_1)
    alias: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(tanh_1)
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, tanh_1);  tanh_1 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, sub);  add_1 = sub = None
    abs_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_2)
    gt_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(abs_2, 0.2);  abs_2 = None
    sign: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sign.default(primals_2)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sign, 0.2);  sign = None
    sub_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, mul_1);  mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 0)
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt_1, sub_1, mul_2);  sub_1 = mul_2 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, where_1);  add_2 = where_1 = None
    abs_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    le: "b8[2, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(abs_3, 0.3);  abs_3 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, primals_1);  scalar_tensor = None
    add_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, where_2);  add_3 = where_2 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor_1, tangents_1);  le = scalar_tensor_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt_1, scalar_tensor_2, tangents_1);  scalar_tensor_2 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt_1, tangents_1, scalar_tensor_3);  gt_1 = scalar_tensor_3 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_4, 0);  where_4 = None
    add_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, where_5);  mul_3 = where_5 = None
    full: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_5, full);  add_5 = full = None
    neg_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    add_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(where_3, tangents_1);  where_3 = None
    alias_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_1, alias_1);  alias_1 = None
    sub_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_5);  mul_5 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg_1, sub_2);  neg_1 = sub_2 = None
    add_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_6);  add_7 = mul_6 = None
    div_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, add)
    div_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(div_1, add);  div_1 = None
    neg_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg_2, div_2);  neg_2 = div_2 = None
    div_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add);  add = None
    add_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_6, div_3);  add_6 = div_3 = None
    sign_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sign.default(primals_2);  primals_2 = None
    mul_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, sign_1);  mul_7 = sign_1 = None
    add_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_8);  add_9 = mul_8 = None
    exp_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(primals_1)
    log1p_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.log1p.default(exp_1);  exp_1 = None
    gt_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 20)
    where_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt_2, primals_1, log1p_1);  gt_2 = log1p_1 = None
    tanh_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.tanh.default(where_6);  where_6 = None
    sigmoid: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sigmoid.default(primals_1)
    mul_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sigmoid);  primals_1 = sigmoid = None
    mul_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_2, tanh_2)
    sub_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_10);  mul_10 = None
    mul_11: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, sub_3);  mul_9 = sub_3 = None
    add_11: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tanh_2, mul_11);  tanh_2 = mul_11 = None
    mul_12: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add_11);  tangents_1 = add_11 = None
    add_12: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_12);  add_8 = mul_12 = None
    return (add_4, add_12, add_10)
