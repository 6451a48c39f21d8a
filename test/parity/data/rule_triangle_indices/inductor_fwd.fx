def forward(self, primals_1: "f32[2][1]cpu"):
    iota: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul: "i64[5][1]cpu" = torch.ops.aten.mul.Tensor(iota, 1);  iota = None
    add: "i64[5][1]cpu" = torch.ops.aten.add.Tensor(mul, 0);  mul = None
    convert_element_type: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(add, torch.float64);  add = None
    mul_1: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 2)
    add_1: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(mul_1, 2.25);  mul_1 = None
    sqrt: "f64[5][1]cpu" = torch.ops.aten.sqrt.default(add_1);  add_1 = None
    add_2: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(sqrt, -1.5);  sqrt = None
    floor: "f64[5][1]cpu" = torch.ops.aten.floor.default(add_2);  add_2 = None
    add_3: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(floor, 3)
    mul_2: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(add_3, floor);  add_3 = None
    mul_3: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, 0.5);  mul_2 = None
    sub: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type, mul_3);  convert_element_type = mul_3 = None
    floor_1: "f64[5][1]cpu" = torch.ops.aten.floor.default(sub);  sub = None
    add_4: "f64[5][1]cpu" = torch.ops.aten.add.Tensor(floor, 0);  floor = None
    convert_element_type_1: "i64[5][1]cpu" = torch.ops.prims.convert_element_type.default(add_4, torch.int64);  add_4 = None
    convert_element_type_2: "i64[5][1]cpu" = torch.ops.prims.convert_element_type.default(floor_1, torch.int64);  floor_1 = None
    iota_1: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    div: "i64[6][1]cpu" = torch.ops.aten.div.Tensor_mode(iota_1, 3, rounding_mode = 'floor')
    add_5: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(div, 2);  div = None
    remainder: "i64[6][1]cpu" = torch.ops.aten.remainder.Scalar(iota_1, 3);  iota_1 = None
    cat: "i64[11][1]cpu" = torch.ops.aten.cat.default([convert_element_type_1, add_5]);  convert_element_type_1 = add_5 = None
    cat_1: "i64[11][1]cpu" = torch.ops.aten.cat.default([convert_element_type_2, remainder]);  convert_element_type_2 = remainder = None
    cat_2: "i64[22][1]cpu" = torch.ops.aten.cat.default([cat, cat_1]);  cat = cat_1 = None
    view: "i64[2, 11][11, 1]cpu" = torch.ops.aten.view.default(cat_2, [2, 11]);  cat_2 = None
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(view);  view = None
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sum_1);  primals_1 = None
    iota_2: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    div_1: "i64[4][1]cpu" = torch.ops.aten.div.Tensor_mode(iota_2, 4, rounding_mode = 'floor')
    remainder_1: "i64[4][1]cpu" = torch.ops.aten.remainder.Scalar(iota_2, 4);  iota_2 = None
    iota_3: "i64[7][1]cpu" = torch.ops.prims.iota.default(7, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_5: "i64[7][1]cpu" = torch.ops.aten.mul.Tensor(iota_3, 1);  iota_3 = None
    add_6: "i64[7][1]cpu" = torch.ops.aten.add.Tensor(mul_5, 0);  mul_5 = None
    convert_element_type_3: "f64[7][1]cpu" = torch.ops.prims.convert_element_type.default(add_6, torch.float64);  add_6 = None
    mul_6: "f64[7][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_3, 2)
    sub_1: "f64[7][1]cpu" = torch.ops.aten.sub.Tensor(20.25, mul_6);  mul_6 = None
    sqrt_1: "f64[7][1]cpu" = torch.ops.aten.sqrt.default(sub_1);  sub_1 = None
    sub_2: "f64[7][1]cpu" = torch.ops.aten.sub.Tensor(4.5, sqrt_1);  sqrt_1 = None
    floor_2: "f64[7][1]cpu" = torch.ops.aten.floor.default(sub_2);  sub_2 = None
    sub_3: "f64[7][1]cpu" = torch.ops.aten.sub.Tensor(7, floor_2)
    mul_7: "f64[7][1]cpu" = torch.ops.aten.mul.Tensor(sub_3, floor_2);  sub_3 = None
    mul_8: "f64[7][1]cpu" = torch.ops.aten.mul.Tensor(mul_7, 0.5);  mul_7 = None
    sub_4: "f64[7][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_8);  convert_element_type_3 = mul_8 = None
    floor_3: "f64[7][1]cpu" = torch.ops.aten.floor.default(sub_4);  sub_4 = None
    convert_element_type_4: "i64[7][1]cpu" = torch.ops.prims.convert_element_type.default(floor_2, torch.int64);  floor_2 = None
    convert_element_type_5: "i64[7][1]cpu" = torch.ops.prims.convert_element_type.default(floor_3, torch.int64);  floor_3 = None
    add_7: "i64[7][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_4, 1);  convert_element_type_4 = None
    add_8: "i64[7][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_5, 0);  convert_element_type_5 = None
    cat_3: "i64[11][1]cpu" = torch.ops.aten.cat.default([div_1, add_7]);  div_1 = add_7 = None
    cat_4: "i64[11][1]cpu" = torch.ops.aten.cat.default([remainder_1, add_8]);  remainder_1 = add_8 = None
    cat_5: "i64[22][1]cpu" = torch.ops.aten.cat.default([cat_3, cat_4]);  cat_3 = cat_4 = None
    view_1: "i64[2, 11][11, 1]cpu" = torch.ops.aten.view.default(cat_5, [2, 11]);  cat_5 = None
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(view_1);  view_1 = None
    add_9: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_4, sum_2);  mul_4 = sum_2 = None
    iota_4: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_9: "i64[3][1]cpu" = torch.ops.aten.mul.Tensor(iota_4, 1);  iota_4 = None
    add_10: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(mul_9, 0);  mul_9 = None
    convert_element_type_6: "f64[3][1]cpu" = torch.ops.prims.convert_element_type.default(add_10, torch.float64);  add_10 = None
    mul_10: "f64[3][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_6, 2)
    add_11: "f64[3][1]cpu" = torch.ops.aten.add.Tensor(mul_10, 0.25);  mul_10 = None
    sqrt_2: "f64[3][1]cpu" = torch.ops.aten.sqrt.default(add_11);  add_11 = None
    add_12: "f64[3][1]cpu" = torch.ops.aten.add.Tensor(sqrt_2, -0.5);  sqrt_2 = None
    floor_4: "f64[3][1]cpu" = torch.ops.aten.floor.default(add_12);  add_12 = None
    add_13: "f64[3][1]cpu" = torch.ops.aten.add.Tensor(floor_4, 1)
    mul_11: "f64[3][1]cpu" = torch.ops.aten.mul.Tensor(add_13, floor_4);  floor_4 = None
    mul_12: "f64[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_11, 0.5);  mul_11 = None
    sub_5: "f64[3][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_6, mul_12);  convert_element_type_6 = mul_12 = None
    floor_5: "f64[3][1]cpu" = torch.ops.aten.floor.default(sub_5);  sub_5 = None
    convert_element_type_7: "i32[3][1]cpu" = torch.ops.prims.convert_element_type.default(add_13, torch.int32);  add_13 = None
    convert_element_type_8: "i32[3][1]cpu" = torch.ops.prims.convert_element_type.default(floor_5, torch.int32);  floor_5 = None
    clone: "i32[3][1]cpu" = torch.ops.aten.clone.default(convert_element_type_7);  convert_element_type_7 = None
    clone_1: "i32[3][1]cpu" = torch.ops.aten.clone.default(convert_element_type_8);  convert_element_type_8 = None
    cat_6: "i32[6][1]cpu" = torch.ops.aten.cat.default([clone, clone_1]);  clone = clone_1 = None
    view_2: "i32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(cat_6, [2, 3]);  cat_6 = None
    sum_3: "i64[][]cpu" = torch.ops.aten.sum.default(view_2);  view_2 = None
    add_16: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_9, sum_3);  add_9 = sum_3 = None
    iota_7: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul_13: "i64[5][1]cpu" = torch.ops.aten.mul.Tensor(iota_7, 1);  iota_7 = None
    add_17: "i64[5][1]cpu" = torch.ops.aten.add.Tensor(mul_13, 0);  mul_13 = None
    convert_element_type_9: "f64[5][1]cpu" = torch.ops.prims.convert_element_type.default(add_17, torch.float64);  add_17 = None
    mul_14: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_9, 2)
    sub_6: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(12.25, mul_14);  mul_14 = None
    sqrt_3: "f64[5][1]cpu" = torch.ops.aten.sqrt.default(sub_6);  sub_6 = None
    sub_7: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(3.5, sqrt_3);  sqrt_3 = None
    floor_6: "f64[5][1]cpu" = torch.ops.aten.floor.default(sub_7);  sub_7 = None
    sub_8: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(5, floor_6)
    mul_15: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_8, floor_6);  sub_8 = None
    mul_16: "f64[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_15, 0.5);  mul_15 = None
    sub_9: "f64[5][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_9, mul_16);  convert_element_type_9 = mul_16 = None
    floor_7: "f64[5][1]cpu" = torch.ops.aten.floor.default(sub_9);  sub_9 = None
    convert_element_type_10: "i64[5][1]cpu" = torch.ops.prims.convert_element_type.default(floor_6, torch.int64);  floor_6 = None
    convert_element_type_11: "i64[5][1]cpu" = torch.ops.prims.convert_element_type.default(floor_7, torch.int64);  floor_7 = None
    add_18: "i64[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_10, 0);  convert_element_type_10 = None
    add_19: "i64[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_11, 2);  convert_element_type_11 = None
    clone_2: "i64[5][1]cpu" = torch.ops.aten.clone.default(add_18);  add_18 = None
    clone_3: "i64[5][1]cpu" = torch.ops.aten.clone.default(add_19);  add_19 = None
    cat_7: "i64[10][1]cpu" = torch.ops.aten.cat.default([clone_2, clone_3]);  clone_2 = clone_3 = None
    view_3: "i64[2, 5][5, 1]cpu" = torch.ops.aten.view.default(cat_7, [2, 5]);  cat_7 = None
    sum_4: "i64[][]cpu" = torch.ops.aten.sum.default(view_3);  view_3 = None
    add_20: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_16, sum_4);  add_16 = sum_4 = None
    return (add_20, sum_1)
