def forward(self, primals_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu", primals_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu"):
    iota: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota, [1, 1, 1, 1]);  iota = None
    iota_1: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_1: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_1, [1, 2, 1, 1]);  iota_1 = None
    select: "f32[1, 2, 2][8, 4, 2]cpu" = torch.ops.aten.select.int(primals_2, 3, 0)
    select_1: "f32[1, 2, 2][8, 4, 2]cpu" = torch.ops.aten.select.int(primals_2, 3, 1)
    mul: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(select, 1.5)
    add: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul, 1.0);  mul = None
    sub: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add, -0.5);  add = None
    abs_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    fmod: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.fmod.Scalar(abs_1, 3.0)
    div: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.div.Tensor(abs_1, 3.0);  abs_1 = None
    floor: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.floor.default(div);  div = None
    convert_element_type: "i8[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(floor, torch.int8);  floor = None
    bitwise_and: "i8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.bitwise_and.Scalar(convert_element_type, 1);  convert_element_type = None
    eq: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.eq.Scalar(bitwise_and, 0);  bitwise_and = None
    add_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(fmod, -0.5)
    sub_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(2.5, fmod);  fmod = None
    where: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(eq, add_1, sub_1);  eq = add_1 = sub_1 = None
    clamp_min: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clamp_min.default(where, 0);  where = None
    clamp_max: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 2);  clamp_min = None
    mul_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(select_1, 1.5)
    add_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, 1.0);  mul_1 = None
    sub_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_2, -0.5);  add_2 = None
    abs_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.abs.default(sub_2);  sub_2 = None
    fmod_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.fmod.Scalar(abs_2, 3.0)
    div_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.div.Tensor(abs_2, 3.0);  abs_2 = None
    floor_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.floor.default(div_1);  div_1 = None
    convert_element_type_1: "i8[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(floor_1, torch.int8);  floor_1 = None
    bitwise_and_1: "i8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.bitwise_and.Scalar(convert_element_type_1, 1);  convert_element_type_1 = None
    eq_1: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.eq.Scalar(bitwise_and_1, 0);  bitwise_and_1 = None
    add_3: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(fmod_1, -0.5)
    sub_3: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(2.5, fmod_1);  fmod_1 = None
    where_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(eq_1, add_3, sub_3);  eq_1 = add_3 = sub_3 = None
    clamp_min_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clamp_min.default(where_1, 0);  where_1 = None
    clamp_max_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_1, 2);  clamp_min_1 = None
    floor_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.floor.default(clamp_max)
    floor_3: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.floor.default(clamp_max_1)
    add_4: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(floor_2, 1)
    add_5: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(floor_3, 1)
    sub_4: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_4, clamp_max)
    sub_5: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_5, clamp_max_1)
    mul_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, sub_5)
    sub_6: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(clamp_max, floor_2);  clamp_max = None
    mul_3: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, sub_5);  sub_5 = None
    sub_9: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(clamp_max_1, floor_3);  clamp_max_1 = None
    mul_4: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, sub_9);  sub_4 = None
    mul_5: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, sub_9);  sub_6 = sub_9 = None
    ge: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(floor_2, 0)
    lt: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(floor_2, 3)
    ge_1: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(floor_3, 0)
    lt_1: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(floor_3, 3)
    logical_and: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, lt_1);  ge_1 = lt_1 = None
    logical_and_1: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt, logical_and)
    logical_and_2: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge, logical_and_1);  logical_and_1 = None
    convert_element_type_2: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(floor_2, torch.int64);  floor_2 = None
    convert_element_type_3: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(floor_3, torch.int64);  floor_3 = None
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_2, convert_element_type_2, scalar_tensor)
    view_2: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_2, [1, 1, 2, 2]);  where_2 = None
    where_3: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_2, convert_element_type_3, scalar_tensor)
    view_3: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_3, [1, 1, 2, 2]);  where_3 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_2, mul_2, scalar_tensor_2);  logical_and_2 = mul_2 = None
    view_4: "f32[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_4, [1, 1, 2, 2]);  where_4 = None
    index: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view, view_1, view_3, view_2]);  view_3 = view_2 = None
    mul_6: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index, view_4);  index = view_4 = None
    ge_2: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(add_4, 0)
    lt_2: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(add_4, 3)
    logical_and_4: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt_2, logical_and);  logical_and = None
    logical_and_5: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, logical_and_4);  logical_and_4 = None
    convert_element_type_4: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(add_4, torch.int64);  add_4 = None
    where_5: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_5, convert_element_type_4, scalar_tensor)
    view_5: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_5, [1, 1, 2, 2]);  where_5 = None
    where_6: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_5, convert_element_type_3, scalar_tensor);  convert_element_type_3 = None
    view_6: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_6, [1, 1, 2, 2]);  where_6 = None
    where_7: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_5, mul_3, scalar_tensor_2);  logical_and_5 = mul_3 = None
    view_7: "f32[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_7, [1, 1, 2, 2]);  where_7 = None
    index_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view, view_1, view_6, view_5]);  view_6 = view_5 = None
    mul_7: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index_1, view_7);  index_1 = view_7 = None
    add_6: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    ge_5: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(add_5, 0)
    lt_5: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(add_5, 3)
    logical_and_6: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_5, lt_5);  ge_5 = lt_5 = None
    logical_and_7: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt, logical_and_6);  lt = None
    logical_and_8: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge, logical_and_7);  ge = logical_and_7 = None
    convert_element_type_7: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(add_5, torch.int64);  add_5 = None
    where_8: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_8, convert_element_type_2, scalar_tensor);  convert_element_type_2 = None
    view_8: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_8, [1, 1, 2, 2]);  where_8 = None
    where_9: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_8, convert_element_type_7, scalar_tensor)
    view_9: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_9, [1, 1, 2, 2]);  where_9 = None
    where_10: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_8, mul_4, scalar_tensor_2);  logical_and_8 = mul_4 = None
    view_10: "f32[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_10, [1, 1, 2, 2]);  where_10 = None
    index_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view, view_1, view_9, view_8]);  view_9 = view_8 = None
    mul_8: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index_2, view_10);  index_2 = view_10 = None
    add_7: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_8);  add_6 = mul_8 = None
    logical_and_10: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt_2, logical_and_6);  lt_2 = logical_and_6 = None
    logical_and_11: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, logical_and_10);  ge_2 = logical_and_10 = None
    where_11: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_11, convert_element_type_4, scalar_tensor);  convert_element_type_4 = None
    view_11: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_11, [1, 1, 2, 2]);  where_11 = None
    where_12: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_11, convert_element_type_7, scalar_tensor);  convert_element_type_7 = None
    view_12: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_12, [1, 1, 2, 2]);  where_12 = None
    where_13: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_11, mul_5, scalar_tensor_2);  logical_and_11 = mul_5 = None
    view_13: "f32[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_13, [1, 1, 2, 2]);  where_13 = None
    index_3: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view, view_1, view_12, view_11]);  view_12 = view_11 = None
    mul_9: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index_3, view_13);  index_3 = view_13 = None
    add_8: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_9);  add_7 = mul_9 = None
    mul_10: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(select, 1.0);  select = None
    add_9: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, 1.0);  mul_10 = None
    sub_12: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_9, 0.0);  add_9 = None
    abs_3: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.abs.default(sub_12);  sub_12 = None
    fmod_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.fmod.Scalar(abs_3, 2.0)
    div_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.div.Tensor(abs_3, 2.0);  abs_3 = None
    floor_4: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.floor.default(div_2);  div_2 = None
    convert_element_type_10: "i8[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(floor_4, torch.int8);  floor_4 = None
    bitwise_and_2: "i8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.bitwise_and.Scalar(convert_element_type_10, 1);  convert_element_type_10 = None
    eq_2: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.eq.Scalar(bitwise_and_2, 0);  bitwise_and_2 = None
    add_10: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(fmod_2, 0.0)
    sub_13: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(2.0, fmod_2);  fmod_2 = None
    where_14: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(eq_2, add_10, sub_13);  eq_2 = add_10 = sub_13 = None
    clamp_min_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clamp_min.default(where_14, 0);  where_14 = None
    clamp_max_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_2, 2);  clamp_min_2 = None
    mul_11: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(select_1, 1.0);  select_1 = None
    add_11: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_11, 1.0);  mul_11 = None
    sub_14: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_11, 0.0);  add_11 = None
    abs_4: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.abs.default(sub_14);  sub_14 = None
    fmod_3: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.fmod.Scalar(abs_4, 2.0)
    div_3: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.div.Tensor(abs_4, 2.0);  abs_4 = None
    floor_5: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.floor.default(div_3);  div_3 = None
    convert_element_type_11: "i8[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(floor_5, torch.int8);  floor_5 = None
    bitwise_and_3: "i8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.bitwise_and.Scalar(convert_element_type_11, 1);  convert_element_type_11 = None
    eq_3: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.eq.Scalar(bitwise_and_3, 0);  bitwise_and_3 = None
    add_12: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(fmod_3, 0.0)
    sub_15: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(2.0, fmod_3);  fmod_3 = None
    where_15: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(eq_3, add_12, sub_15);  eq_3 = add_12 = sub_15 = None
    clamp_min_3: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clamp_min.default(where_15, 0);  where_15 = None
    clamp_max_3: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_3, 2);  clamp_min_3 = None
    floor_6: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.floor.default(clamp_max_2)
    floor_7: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.floor.default(clamp_max_3)
    add_13: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(floor_6, 1)
    add_14: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(floor_7, 1)
    sub_16: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_13, clamp_max_2)
    sub_17: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_14, clamp_max_3)
    mul_12: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_16, sub_17)
    sub_18: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(clamp_max_2, floor_6);  clamp_max_2 = None
    mul_13: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_18, sub_17);  sub_17 = None
    sub_21: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(clamp_max_3, floor_7);  clamp_max_3 = None
    mul_14: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_16, sub_21);  sub_16 = None
    mul_15: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_18, sub_21);  sub_18 = sub_21 = None
    ge_8: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(floor_6, 0)
    lt_8: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(floor_6, 3)
    ge_9: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(floor_7, 0)
    lt_9: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(floor_7, 3)
    logical_and_12: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_9, lt_9);  ge_9 = lt_9 = None
    logical_and_13: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt_8, logical_and_12)
    logical_and_14: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_8, logical_and_13);  logical_and_13 = None
    convert_element_type_12: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(floor_6, torch.int64);  floor_6 = None
    convert_element_type_13: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(floor_7, torch.int64);  floor_7 = None
    where_16: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_14, convert_element_type_12, scalar_tensor)
    view_16: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_16, [1, 1, 2, 2]);  where_16 = None
    where_17: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_14, convert_element_type_13, scalar_tensor)
    view_17: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_17, [1, 1, 2, 2]);  where_17 = None
    where_18: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_14, mul_12, scalar_tensor_2);  logical_and_14 = mul_12 = None
    view_18: "f32[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_18, [1, 1, 2, 2]);  where_18 = None
    index_4: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view, view_1, view_17, view_16]);  view_17 = view_16 = None
    mul_16: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index_4, view_18);  index_4 = view_18 = None
    ge_10: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(add_13, 0)
    lt_10: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(add_13, 3)
    logical_and_16: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt_10, logical_and_12);  logical_and_12 = None
    logical_and_17: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_10, logical_and_16);  logical_and_16 = None
    convert_element_type_14: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(add_13, torch.int64);  add_13 = None
    where_19: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_17, convert_element_type_14, scalar_tensor)
    view_19: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_19, [1, 1, 2, 2]);  where_19 = None
    where_20: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_17, convert_element_type_13, scalar_tensor);  convert_element_type_13 = None
    view_20: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_20, [1, 1, 2, 2]);  where_20 = None
    where_21: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_17, mul_13, scalar_tensor_2);  logical_and_17 = mul_13 = None
    view_21: "f32[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_21, [1, 1, 2, 2]);  where_21 = None
    index_5: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view, view_1, view_20, view_19]);  view_20 = view_19 = None
    mul_17: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index_5, view_21);  index_5 = view_21 = None
    add_15: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_16, mul_17);  mul_16 = mul_17 = None
    ge_13: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(add_14, 0)
    lt_13: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(add_14, 3)
    logical_and_18: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_13, lt_13);  ge_13 = lt_13 = None
    logical_and_19: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt_8, logical_and_18);  lt_8 = None
    logical_and_20: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_8, logical_and_19);  ge_8 = logical_and_19 = None
    convert_element_type_17: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(add_14, torch.int64);  add_14 = None
    where_22: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_20, convert_element_type_12, scalar_tensor);  convert_element_type_12 = None
    view_22: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_22, [1, 1, 2, 2]);  where_22 = None
    where_23: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_20, convert_element_type_17, scalar_tensor)
    view_23: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_23, [1, 1, 2, 2]);  where_23 = None
    where_24: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_20, mul_14, scalar_tensor_2);  logical_and_20 = mul_14 = None
    view_24: "f32[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_24, [1, 1, 2, 2]);  where_24 = None
    index_6: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view, view_1, view_23, view_22]);  view_23 = view_22 = None
    mul_18: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index_6, view_24);  index_6 = view_24 = None
    add_16: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_15, mul_18);  add_15 = mul_18 = None
    logical_and_22: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt_10, logical_and_18);  lt_10 = logical_and_18 = None
    logical_and_23: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_10, logical_and_22);  ge_10 = logical_and_22 = None
    where_25: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_23, convert_element_type_14, scalar_tensor);  convert_element_type_14 = None
    view_25: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_25, [1, 1, 2, 2]);  where_25 = None
    where_26: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_23, convert_element_type_17, scalar_tensor);  convert_element_type_17 = scalar_tensor = None
    view_26: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_26, [1, 1, 2, 2]);  where_26 = None
    where_27: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_23, mul_15, scalar_tensor_2);  logical_and_23 = mul_15 = scalar_tensor_2 = None
    view_27: "f32[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_27, [1, 1, 2, 2]);  where_27 = None
    index_7: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view, view_1, view_26, view_25]);  view = view_1 = view_26 = view_25 = None
    mul_19: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index_7, view_27);  index_7 = view_27 = None
    add_17: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_16, mul_19);  add_16 = mul_19 = None
    add_18: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_8, add_17);  add_8 = add_17 = None
    return (add_18, primals_1, primals_2)
