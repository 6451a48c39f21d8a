def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[4, 5][5, 1]cpu", primals_3: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    div: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, 2.0)
    amax: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(div, [1], True)
    sub: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(div, amax);  div = amax = None
    exp: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[4, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    alias: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(sub_1)
    div_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, 2.0);  primals_2 = None
    amax_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(div_1, [1], True)
    sub_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(div_1, amax_1);  div_1 = amax_1 = None
    exp_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(sub_2)
    sum_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_1, [1], True);  exp_1 = None
    log_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_2);  sum_2 = None
    sub_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(sub_2, log_1);  sub_2 = log_1 = None
    sub_4: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(sub_3, sub_1);  sub_1 = None
    exp_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(sub_3);  sub_3 = None
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp_2, sub_4);  sub_4 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    div_2: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, 4);  sum_3 = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(div_2, 2.0);  div_2 = None
    mul_2: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_1, 2.0);  mul_1 = None
    amax_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(primals_1, [1], True)
    sub_5: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, amax_2);  primals_1 = amax_2 = None
    exp_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(sub_5)
    sum_4: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_3, [1], True);  exp_3 = None
    log_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_4);  sum_4 = None
    sub_6: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(sub_5, log_2);  sub_5 = log_2 = None
    alias_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(sub_6)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_3, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(ne, primals_3, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_6, 1, unsqueeze);  sub_6 = unsqueeze = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_3, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_3, -100)
    sum_5: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32);  sum_5 = None
    sum_6: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div_3: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_6, convert_element_type);  sum_6 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(mul_2, div_3);  mul_2 = div_3 = None
    div_4: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  convert_element_type = None
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 1);  primals_3 = None
    ne_3: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full: "f32[4, 5][5, 1]cpu" = torch.ops.aten.full.default([4, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[4, 5][5, 1]cpu" = torch.ops.aten.scatter.value(full, 1, where_2, -1.0);  full = where_2 = None
    ne_4: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_4, scalar_tensor_3);  ne_4 = div_4 = scalar_tensor_3 = None
    mul_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    exp_4: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(alias_2);  alias_2 = None
    sum_7: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True)
    mul_4: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp_4, sum_7);  exp_4 = sum_7 = None
    sub_7: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    mul_5: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2.0);  tangents_1 = None
    mul_6: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_5, 2.0);  mul_5 = None
    div_5: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_6, 4);  mul_6 = None
    expand: "f32[4, 5][0, 0]cpu" = torch.ops.aten.expand.default(div_5, [4, 5]);  div_5 = None
    mul_7: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(expand, exp_2);  expand = exp_2 = None
    neg_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.neg.default(mul_7);  mul_7 = None
    alias_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp_5: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(alias_3);  alias_3 = None
    sum_8: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg_1, [1], True)
    mul_8: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp_5, sum_8);  exp_5 = sum_8 = None
    sub_8: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(neg_1, mul_8);  neg_1 = mul_8 = None
    div_6: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(sub_8, 2.0);  sub_8 = None
    add_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(sub_7, div_6);  sub_7 = div_6 = None
    return (add, add_1, None, None)
