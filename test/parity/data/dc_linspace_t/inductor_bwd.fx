def forward(self, primals_2: "f32[][]cpu", lt: "b8[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu", tangents_4: "f32[5][1]cpu", tangents_5: "f32[5][1]cpu", tangents_6: "f32[5][1]cpu"):
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(tangents_6);  tangents_6 = None
    add_8: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(neg, tangents_5);  neg = tangents_5 = None
    convert_element_type: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float64);  primals_2 = None
    iota: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    sub_1: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(4, iota)
    sub_9: "f64[][]cpu" = torch.ops.aten.sub.Tensor(2, convert_element_type)
    div_3: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub_9, 4);  sub_9 = None
    convert_element_type_11: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float64)
    mul_8: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_3, convert_element_type_11);  convert_element_type_11 = None
    add_4: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, mul_8);  mul_8 = None
    convert_element_type_12: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub_1, torch.float64)
    mul_9: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(div_3, convert_element_type_12);  div_3 = convert_element_type_12 = None
    sub_11: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, mul_9);  mul_9 = None
    where_3: "f64[5][1]cpu" = torch.ops.aten.where.self(lt, add_4, sub_11);  add_4 = sub_11 = None
    pow_1: "f64[5][1]cpu" = torch.ops.aten.pow.Scalar(10, where_3);  where_3 = None
    convert_element_type_13: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(pow_1, torch.float32);  pow_1 = None
    mul_15: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, convert_element_type_13);  tangents_4 = convert_element_type_13 = None
    add_9: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_15);  add_8 = mul_15 = None
    add_10: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_9, tangents_3);  add_9 = tangents_3 = None
    convert_element_type_1: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32);  iota = None
    convert_element_type_2: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(sub_1, torch.float32);  sub_1 = None
    sub_3: "f64[][]cpu" = torch.ops.aten.sub.Tensor(convert_element_type, 0)
    div_1: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub_3, 4);  sub_3 = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div_1, convert_element_type_1)
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_3, 0);  mul_3 = None
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div_1, convert_element_type_2);  div_1 = None
    sub_5: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type, mul_4);  mul_4 = None
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, add_1, sub_5);  add_1 = sub_5 = None
    mul_16: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, where_1);  tangents_2 = where_1 = None
    add_11: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_10, mul_16);  add_10 = mul_16 = None
    sub: "f64[][]cpu" = torch.ops.aten.sub.Tensor(1, convert_element_type)
    div: "f64[][]cpu" = torch.ops.aten.div.Tensor(sub, 4);  sub = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div, convert_element_type_1);  convert_element_type_1 = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, mul);  convert_element_type = mul = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div, convert_element_type_2);  div = convert_element_type_2 = None
    sub_2: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(1, mul_1);  mul_1 = None
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, add, sub_2);  lt = add = sub_2 = None
    mul_17: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  tangents_1 = where = None
    add_12: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_17);  add_11 = mul_17 = None
    return (add_12, None)
