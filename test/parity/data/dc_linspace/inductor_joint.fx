def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu", tangents_4: "f32[5][1]cpu"):
    iota: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(iota, 2.5)
    convert_element_type: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 0.25);  convert_element_type = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul, 0);  mul = None
    sub: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, iota);  iota = None
    convert_element_type_1: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub, torch.float32);  sub = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.25);  convert_element_type_1 = None
    sub_1: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(1, mul_1);  mul_1 = None
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, add, sub_1);  lt = add = sub_1 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(where, primals_1)
    iota_1: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    lt_1: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(iota_1, 2.5)
    convert_element_type_2: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota_1, torch.float64)
    mul_3: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.5);  convert_element_type_2 = None
    add_1: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(mul_3, 0);  mul_3 = None
    sub_2: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, iota_1);  iota_1 = None
    convert_element_type_3: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub_2, torch.float64);  sub_2 = None
    mul_4: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_3, 0.5);  convert_element_type_3 = None
    sub_3: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, mul_4);  mul_4 = None
    where_1: "f64[5][1]cpu" = torch.ops.aten.where.self(lt_1, add_1, sub_3);  lt_1 = add_1 = sub_3 = None
    pow_1: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(10, where_1);  where_1 = None
    convert_element_type_4: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(pow_1, torch.float32);  pow_1 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_4, primals_1)
    iota_2: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    lt_2: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(iota_2, 2.5)
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(iota_2, -0.75)
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_6, 2);  mul_6 = None
    sub_4: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, iota_2);  iota_2 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_4, -0.75);  sub_4 = None
    sub_5: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(-1, mul_7);  mul_7 = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(lt_2, add_2, sub_5);  lt_2 = add_2 = sub_5 = None
    convert_element_type_5: "i64[5][1]cpu" = torch.ops.prims.convert_element_type.default(where_2, torch.int64);  where_2 = None
    mul_8: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_5, primals_1)
    iota_3: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    lt_3: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(iota_3, 2.5)
    convert_element_type_6: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota_3, torch.float64)
    mul_9: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_6, 0.75);  convert_element_type_6 = None
    add_3: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(mul_9, 0);  mul_9 = None
    sub_6: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, iota_3);  iota_3 = None
    convert_element_type_7: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub_6, torch.float64);  sub_6 = None
    mul_10: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_7, 0.75);  convert_element_type_7 = None
    sub_7: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(3, mul_10);  mul_10 = None
    where_3: "f64[5][1]cpu" = torch.ops.aten.where.self(lt_3, add_3, sub_7);  lt_3 = add_3 = sub_7 = None
    pow_2: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(2.0, where_3);  where_3 = None
    convert_element_type_8: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(pow_2, torch.float32);  pow_2 = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_8, primals_1);  convert_element_type_8 = primals_1 = None
    mul_11: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, convert_element_type_5);  tangents_3 = convert_element_type_5 = None
    add_5: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(tangents_4, mul_11);  tangents_4 = mul_11 = None
    mul_12: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, convert_element_type_4);  tangents_2 = convert_element_type_4 = None
    add_6: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_12);  add_5 = mul_12 = None
    mul_13: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  tangents_1 = where = None
    add_7: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_13);  add_6 = mul_13 = None
    return (mul_2, mul_5, mul_8, add_4, add_7)
