def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu", tangents_4: "f32[5][1]cpu"):
    arange: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(arange, 2.5)
    _to_copy: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(arange, dtype = torch.float32)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, 0.25);  _to_copy = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul, 0);  mul = None
    sub: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, arange);  arange = None
    _to_copy_1: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(sub, dtype = torch.float32);  sub = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_1, 0.25);  _to_copy_1 = None
    sub_1: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(1, mul_1);  mul_1 = None
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, add, sub_1);  lt = add = sub_1 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(where, primals_1)
    arange_1: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    lt_1: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(arange_1, 2.5)
    _to_copy_2: "f64[5][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float64)
    mul_3: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_2, 0.5);  _to_copy_2 = None
    add_1: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(mul_3, 0);  mul_3 = None
    sub_2: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, arange_1);  arange_1 = None
    _to_copy_3: "f64[5][1]cpu" = torch.ops.aten._to_copy.default(sub_2, dtype = torch.float64);  sub_2 = None
    mul_4: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_3, 0.5);  _to_copy_3 = None
    sub_3: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, mul_4);  mul_4 = None
    where_1: "f64[5][1]cpu" = torch.ops.aten.where.self(lt_1, add_1, sub_3);  lt_1 = add_1 = sub_3 = None
    pow_1: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(10, where_1);  where_1 = None
    _to_copy_4: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(pow_1, dtype = torch.float32);  pow_1 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_4, primals_1)
    arange_2: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    lt_2: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(arange_2, 2.5)
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(arange_2, -0.75)
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_6, 2);  mul_6 = None
    sub_4: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, arange_2);  arange_2 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_4, -0.75);  sub_4 = None
    sub_5: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(-1, mul_7);  mul_7 = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(lt_2, add_2, sub_5);  lt_2 = add_2 = sub_5 = None
    _to_copy_5: "i64[5][1]cpu" = torch.ops.aten._to_copy.default(where_2, dtype = torch.int64);  where_2 = None
    mul_8: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_5, primals_1)
    arange_3: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    lt_3: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(arange_3, 2.5)
    _to_copy_6: "f64[5][1]cpu" = torch.ops.aten._to_copy.default(arange_3, dtype = torch.float64)
    mul_9: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_6, 0.75);  _to_copy_6 = None
    add_3: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(mul_9, 0);  mul_9 = None
    sub_6: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, arange_3);  arange_3 = None
    _to_copy_7: "f64[5][1]cpu" = torch.ops.aten._to_copy.default(sub_6, dtype = torch.float64);  sub_6 = None
    mul_10: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_7, 0.75);  _to_copy_7 = None
    sub_7: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(3, mul_10);  mul_10 = None
    where_3: "f64[5][1]cpu" = torch.ops.aten.where.self(lt_3, add_3, sub_7);  lt_3 = add_3 = sub_7 = None
    pow_2: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(2.0, where_3);  where_3 = None
    _to_copy_8: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(pow_2, dtype = torch.float32);  pow_2 = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_8, primals_1);  _to_copy_8 = primals_1 = None
    mul_11: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, _to_copy_5);  tangents_3 = _to_copy_5 = None
    add_5: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(tangents_4, mul_11);  tangents_4 = mul_11 = None
    mul_12: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, _to_copy_4);  tangents_2 = _to_copy_4 = None
    add_6: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_12);  add_5 = mul_12 = None
    mul_13: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  tangents_1 = where = None
    add_7: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_13);  add_6 = mul_13 = None
    return (mul_2, mul_5, mul_8, add_4, add_7)
