def forward(self, lt: "b8[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu", tangents_4: "f32[5][1]cpu"):
    iota: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    sub: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, iota)
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(iota, -0.75)
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_6, 2);  mul_6 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub, -0.75)
    sub_5: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(-1, mul_7);  mul_7 = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, add_2, sub_5);  add_2 = sub_5 = None
    convert_element_type_5: "i64[5][1]cpu" = torch.ops.prims.convert_element_type.default(where_2, torch.int64);  where_2 = None
    mul_11: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, convert_element_type_5);  tangents_3 = convert_element_type_5 = None
    add_5: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(tangents_4, mul_11);  tangents_4 = mul_11 = None
    convert_element_type_2: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float64)
    mul_3: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.5);  convert_element_type_2 = None
    add_1: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(mul_3, 0);  mul_3 = None
    convert_element_type_3: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub, torch.float64)
    mul_4: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_3, 0.5);  convert_element_type_3 = None
    sub_3: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, mul_4);  mul_4 = None
    where_1: "f64[5][1]cpu" = torch.ops.aten.where.self(lt, add_1, sub_3);  add_1 = sub_3 = None
    pow_1: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(10, where_1);  where_1 = None
    convert_element_type_4: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(pow_1, torch.float32);  pow_1 = None
    mul_12: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, convert_element_type_4);  tangents_2 = convert_element_type_4 = None
    add_6: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_12);  add_5 = mul_12 = None
    convert_element_type: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32);  iota = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 0.25);  convert_element_type = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul, 0);  mul = None
    convert_element_type_1: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub, torch.float32);  sub = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.25);  convert_element_type_1 = None
    sub_1: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(1, mul_1);  mul_1 = None
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, add, sub_1);  lt = add = sub_1 = None
    mul_13: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  tangents_1 = where = None
    add_7: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_13);  add_6 = mul_13 = None
    return (add_7,)
