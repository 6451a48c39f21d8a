def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu", tangents_4: "f32[5][1]cpu", tangents_5: "f32[5][1]cpu", tangents_6: "f32[5][1]cpu"):
    _to_copy: "f64[][]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float64)
    arange: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub: "f64[][]cpu" = torch.ops.aten.sub.Tensor(1, _to_copy)
    div: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub, 4);  sub = None
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(arange, 2.5)
    _to_copy_1: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(arange, dtype = torch.float32)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div, _to_copy_1);  _to_copy_1 = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(_to_copy, mul);  _to_copy = mul = None
    sub_1: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, arange);  arange = None
    _to_copy_2: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(sub_1, dtype = torch.float32);  sub_1 = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div, _to_copy_2);  div = _to_copy_2 = None
    sub_2: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(1, mul_1);  mul_1 = None
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, add, sub_2);  lt = add = sub_2 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(where, primals_1)
    _to_copy_3: "f64[][]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float64)
    arange_1: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub_3: "f64[][]cpu" = torch.ops.aten.sub.Tensor(_to_copy_3, 0)
    div_1: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub_3, 4);  sub_3 = None
    lt_1: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(arange_1, 2.5)
    _to_copy_4: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32)
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div_1, _to_copy_4);  _to_copy_4 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_3, 0);  mul_3 = None
    sub_4: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, arange_1);  arange_1 = None
    _to_copy_5: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(sub_4, dtype = torch.float32);  sub_4 = None
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div_1, _to_copy_5);  div_1 = _to_copy_5 = None
    sub_5: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(_to_copy_3, mul_4);  _to_copy_3 = mul_4 = None
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(lt_1, add_1, sub_5);  lt_1 = add_1 = sub_5 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(where_1, primals_1)
    _to_copy_6: "f64[][]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float64)
    _to_copy_7: "f64[][]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float64)
    arange_2: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub_6: "f64[][]cpu" = torch.ops.aten.sub.Tensor(_to_copy_7, _to_copy_6)
    div_2: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub_6, 4);  sub_6 = None
    lt_2: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(arange_2, 2.5)
    _to_copy_8: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(arange_2, dtype = torch.float32)
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div_2, _to_copy_8);  _to_copy_8 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_6, mul_6);  _to_copy_6 = mul_6 = None
    sub_7: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, arange_2);  arange_2 = None
    _to_copy_9: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(sub_7, dtype = torch.float32);  sub_7 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div_2, _to_copy_9);  div_2 = _to_copy_9 = None
    sub_8: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(_to_copy_7, mul_7);  _to_copy_7 = mul_7 = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(lt_2, add_2, sub_8);  lt_2 = add_2 = sub_8 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(where_2, primals_1);  where_2 = None
    _to_copy_10: "f64[][]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float64)
    arange_3: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub_9: "f64[][]cpu" = torch.ops.aten.sub.Tensor(2, _to_copy_10)
    div_3: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub_9, 4);  sub_9 = None
    lt_3: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(arange_3, 2.5)
    _to_copy_11: "f64[5][1]cpu" = torch.ops.aten._to_copy.default(arange_3, dtype = torch.float64)
    mul_8: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_3, _to_copy_11);  _to_copy_11 = None
    add_4: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_10, mul_8);  _to_copy_10 = mul_8 = None
    sub_10: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, arange_3);  arange_3 = None
    _to_copy_12: "f64[5][1]cpu" = torch.ops.aten._to_copy.default(sub_10, dtype = torch.float64);  sub_10 = None
    mul_9: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_3, _to_copy_12);  div_3 = _to_copy_12 = None
    sub_11: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, mul_9);  mul_9 = None
    where_3: "f64[5][1]cpu" = torch.ops.aten.where.self(lt_3, add_4, sub_11);  lt_3 = add_4 = sub_11 = None
    pow_1: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(10, where_3);  where_3 = None
    _to_copy_13: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(pow_1, dtype = torch.float32);  pow_1 = None
    mul_10: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_13, primals_1)
    _to_copy_14: "f64[][]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float64)
    arange_4: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub_12: "f64[][]cpu" = torch.ops.aten.sub.Tensor(_to_copy_14, 0)
    div_4: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub_12, 4);  sub_12 = None
    lt_4: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(arange_4, 2.5)
    _to_copy_15: "f64[5][1]cpu" = torch.ops.aten._to_copy.default(arange_4, dtype = torch.float64)
    mul_11: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_4, _to_copy_15);  _to_copy_15 = None
    add_5: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(mul_11, 0);  mul_11 = None
    sub_13: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, arange_4);  arange_4 = None
    _to_copy_16: "f64[5][1]cpu" = torch.ops.aten._to_copy.default(sub_13, dtype = torch.float64);  sub_13 = None
    mul_12: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_4, _to_copy_16);  div_4 = _to_copy_16 = None
    sub_14: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(_to_copy_14, mul_12);  _to_copy_14 = mul_12 = None
    where_4: "f64[5][1]cpu" = torch.ops.aten.where.self(lt_4, add_5, sub_14);  lt_4 = add_5 = sub_14 = None
    pow_2: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(10, where_4);  where_4 = None
    _to_copy_17: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(pow_2, dtype = torch.float32);  pow_2 = None
    add_6: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_17, primals_1);  _to_copy_17 = None
    _to_copy_18: "f64[][]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float64)
    _to_copy_19: "f64[][]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float64);  primals_2 = None
    arange_5: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub_15: "f64[][]cpu" = torch.ops.aten.sub.Tensor(_to_copy_19, _to_copy_18)
    div_5: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub_15, 4);  sub_15 = None
    lt_5: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(arange_5, 2.5)
    _to_copy_20: "f64[5][1]cpu" = torch.ops.aten._to_copy.default(arange_5, dtype = torch.float64)
    mul_13: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_5, _to_copy_20);  _to_copy_20 = None
    add_7: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_18, mul_13);  _to_copy_18 = mul_13 = None
    sub_16: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, arange_5);  arange_5 = None
    _to_copy_21: "f64[5][1]cpu" = torch.ops.aten._to_copy.default(sub_16, dtype = torch.float64);  sub_16 = None
    mul_14: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_5, _to_copy_21);  div_5 = _to_copy_21 = None
    sub_17: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(_to_copy_19, mul_14);  _to_copy_19 = mul_14 = None
    where_5: "f64[5][1]cpu" = torch.ops.aten.where.self(lt_5, add_7, sub_17);  lt_5 = add_7 = sub_17 = None
    pow_3: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(10, where_5);  where_5 = None
    _to_copy_22: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(pow_3, dtype = torch.float32);  pow_3 = None
    sub_18: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(_to_copy_22, primals_1);  _to_copy_22 = primals_1 = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(tangents_6);  tangents_6 = None
    add_8: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(neg, tangents_5);  neg = tangents_5 = None
    mul_15: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, _to_copy_13);  tangents_4 = _to_copy_13 = None
    add_9: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_15);  add_8 = mul_15 = None
    add_10: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_9, tangents_3);  add_9 = tangents_3 = None
    mul_16: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, where_1);  tangents_2 = where_1 = None
    add_11: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_10, mul_16);  add_10 = mul_16 = None
    mul_17: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  tangents_1 = where = None
    add_12: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_17);  add_11 = mul_17 = None
    return (mul_2, mul_5, add_3, mul_10, add_6, sub_18, add_12, None)
