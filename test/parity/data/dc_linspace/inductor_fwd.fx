def forward(self, primals_1: "f32[5][1]cpu"):
    iota: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(iota, 2.5)
    convert_element_type: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 0.25);  convert_element_type = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul, 0);  mul = None
    sub: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, iota)
    convert_element_type_1: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub, torch.float32)
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.25);  convert_element_type_1 = None
    sub_1: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(1, mul_1);  mul_1 = None
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, add, sub_1);  add = sub_1 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(where, primals_1);  where = None
    convert_element_type_2: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float64)
    mul_3: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.5);  convert_element_type_2 = None
    add_1: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(mul_3, 0);  mul_3 = None
    convert_element_type_3: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub, torch.float64)
    mul_4: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_3, 0.5);  convert_element_type_3 = None
    sub_3: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, mul_4);  mul_4 = None
    where_1: "f64[5][1]cpu" = torch.ops.aten.where.self(lt, add_1, sub_3);  add_1 = sub_3 = None
    pow_1: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(10, where_1);  where_1 = None
    convert_element_type_4: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(pow_1, torch.float32);  pow_1 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_4, primals_1);  convert_element_type_4 = None
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(iota, -0.75);  iota = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_6, 2);  mul_6 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub, -0.75);  sub = None
    sub_5: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(-1, mul_7);  mul_7 = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, add_2, sub_5);  add_2 = sub_5 = None
    convert_element_type_5: "i64[5][1]cpu" = torch.ops.prims.convert_element_type.default(where_2, torch.int64);  where_2 = None
    mul_8: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_5, primals_1);  convert_element_type_5 = None
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
    return (mul_2, mul_5, mul_8, add_4, lt)
