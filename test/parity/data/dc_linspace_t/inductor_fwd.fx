def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[][]cpu"):
    convert_element_type: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float64)
    iota: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    sub: "f64[][]cpu" = torch.ops.aten.sub.Tensor(1, convert_element_type)
    div: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub, 4);  sub = None
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(iota, 2.5)
    convert_element_type_1: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div, convert_element_type_1)
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, mul);  mul = None
    sub_1: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, iota)
    convert_element_type_2: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub_1, torch.float32)
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div, convert_element_type_2);  div = None
    sub_2: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(1, mul_1);  mul_1 = None
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, add, sub_2);  add = sub_2 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(where, primals_1);  where = None
    sub_3: "f64[][]cpu" = torch.ops.aten.sub.Tensor(convert_element_type, 0)
    div_1: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub_3, 4);  sub_3 = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div_1, convert_element_type_1);  convert_element_type_1 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_3, 0);  mul_3 = None
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div_1, convert_element_type_2);  div_1 = convert_element_type_2 = None
    sub_5: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type, mul_4);  mul_4 = None
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, add_1, sub_5);  add_1 = sub_5 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(where_1, primals_1);  where_1 = None
    convert_element_type_6: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float64)
    iota_2: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    sub_6: "f64[][]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_6, convert_element_type_6)
    div_2: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub_6, 4);  sub_6 = None
    lt_2: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(iota_2, 2.5)
    convert_element_type_8: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota_2, torch.float32)
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div_2, convert_element_type_8);  convert_element_type_8 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_6, mul_6);  mul_6 = None
    sub_7: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, iota_2)
    convert_element_type_9: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub_7, torch.float32)
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div_2, convert_element_type_9);  convert_element_type_9 = None
    sub_8: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_6, mul_7);  mul_7 = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(lt_2, add_2, sub_8);  add_2 = sub_8 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(where_2, primals_1);  where_2 = None
    sub_9: "f64[][]cpu" = torch.ops.aten.sub.Tensor(2, convert_element_type)
    div_3: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub_9, 4);  sub_9 = None
    convert_element_type_11: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float64);  iota = None
    mul_8: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_3, convert_element_type_11);  convert_element_type_11 = None
    add_4: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, mul_8);  convert_element_type = mul_8 = None
    convert_element_type_12: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub_1, torch.float64);  sub_1 = None
    mul_9: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_3, convert_element_type_12);  div_3 = convert_element_type_12 = None
    sub_11: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, mul_9);  mul_9 = None
    where_3: "f64[5][1]cpu" = torch.ops.aten.where.self(lt, add_4, sub_11);  add_4 = sub_11 = None
    pow_1: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(10, where_3);  where_3 = None
    convert_element_type_13: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(pow_1, torch.float32);  pow_1 = None
    mul_10: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_13, primals_1);  convert_element_type_13 = None
    sub_12: "f64[][]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_6, 0)
    div_4: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub_12, 4);  sub_12 = None
    convert_element_type_15: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota_2, torch.float64);  iota_2 = None
    mul_11: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_4, convert_element_type_15)
    add_5: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(mul_11, 0);  mul_11 = None
    convert_element_type_16: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub_7, torch.float64);  sub_7 = None
    mul_12: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_4, convert_element_type_16);  div_4 = None
    sub_14: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_6, mul_12);  mul_12 = None
    where_4: "f64[5][1]cpu" = torch.ops.aten.where.self(lt_2, add_5, sub_14);  add_5 = sub_14 = None
    pow_2: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(10, where_4);  where_4 = None
    convert_element_type_17: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(pow_2, torch.float32);  pow_2 = None
    add_6: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_17, primals_1);  convert_element_type_17 = None
    mul_13: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_2, convert_element_type_15);  convert_element_type_15 = None
    add_7: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_6, mul_13);  mul_13 = None
    mul_14: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_2, convert_element_type_16);  div_2 = convert_element_type_16 = None
    sub_17: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_6, mul_14);  convert_element_type_6 = mul_14 = None
    where_5: "f64[5][1]cpu" = torch.ops.aten.where.self(lt_2, add_7, sub_17);  lt_2 = add_7 = sub_17 = None
    pow_3: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(10, where_5);  where_5 = None
    convert_element_type_22: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(pow_3, torch.float32);  pow_3 = None
    sub_18: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_22, primals_1);  convert_element_type_22 = primals_1 = None
    return (mul_2, mul_5, add_3, mul_10, add_6, sub_18, primals_2, lt)
