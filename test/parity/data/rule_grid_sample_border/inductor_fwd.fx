def forward(self, primals_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu", primals_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu"):
    iota: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota, [1, 1, 1, 1]);  iota = None
    iota_1: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_1: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_1, [1, 2, 1, 1]);  iota_1 = None
    select: "f32[1, 2, 2][8, 4, 2]cpu" = torch.ops.aten.select.int(primals_2, 3, 0)
    select_1: "f32[1, 2, 2][8, 4, 2]cpu" = torch.ops.aten.select.int(primals_2, 3, 1)
    mul: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(select, 1.0);  select = None
    add: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul, 1.0);  mul = None
    clamp_min: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clamp_min.default(add, 0);  add = None
    clamp_max: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 2);  clamp_min = None
    mul_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(select_1, 1.0);  select_1 = None
    add_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, 1.0);  mul_1 = None
    clamp_min_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clamp_min.default(add_1, 0);  add_1 = None
    clamp_max_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_1, 2);  clamp_min_1 = None
    floor: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.floor.default(clamp_max)
    floor_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.floor.default(clamp_max_1)
    add_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(floor, 1)
    add_3: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(floor_1, 1)
    sub: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_2, clamp_max)
    sub_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, clamp_max_1)
    mul_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub, sub_1)
    sub_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(clamp_max, floor);  clamp_max = None
    mul_3: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, sub_1);  sub_1 = None
    sub_5: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(clamp_max_1, floor_1);  clamp_max_1 = None
    mul_4: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub, sub_5);  sub = None
    mul_5: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, sub_5);  sub_2 = sub_5 = None
    ge: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(floor, 0)
    lt: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(floor, 3)
    ge_1: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(floor_1, 0)
    lt_1: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(floor_1, 3)
    logical_and: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, lt_1);  ge_1 = lt_1 = None
    logical_and_1: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt, logical_and)
    logical_and_2: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge, logical_and_1);  logical_and_1 = None
    convert_element_type: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(floor, torch.int64);  floor = None
    convert_element_type_1: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(floor_1, torch.int64);  floor_1 = None
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_2, convert_element_type, scalar_tensor)
    view_2: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where, [1, 1, 2, 2]);  where = None
    where_1: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_2, convert_element_type_1, scalar_tensor)
    view_3: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_1, [1, 1, 2, 2]);  where_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_2, mul_2, scalar_tensor_2);  logical_and_2 = mul_2 = None
    view_4: "f32[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_2, [1, 1, 2, 2]);  where_2 = None
    index: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view, view_1, view_3, view_2]);  view_3 = view_2 = None
    mul_6: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index, view_4);  index = view_4 = None
    ge_2: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(add_2, 0)
    lt_2: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(add_2, 3)
    logical_and_4: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt_2, logical_and);  logical_and = None
    logical_and_5: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, logical_and_4);  logical_and_4 = None
    convert_element_type_2: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(add_2, torch.int64);  add_2 = None
    where_3: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_5, convert_element_type_2, scalar_tensor)
    view_5: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_3, [1, 1, 2, 2]);  where_3 = None
    where_4: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_5, convert_element_type_1, scalar_tensor);  convert_element_type_1 = None
    view_6: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_4, [1, 1, 2, 2]);  where_4 = None
    where_5: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_5, mul_3, scalar_tensor_2);  logical_and_5 = mul_3 = None
    view_7: "f32[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_5, [1, 1, 2, 2]);  where_5 = None
    index_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view, view_1, view_6, view_5]);  view_6 = view_5 = None
    mul_7: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index_1, view_7);  index_1 = view_7 = None
    add_4: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    ge_5: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(add_3, 0)
    lt_5: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(add_3, 3)
    logical_and_6: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_5, lt_5);  ge_5 = lt_5 = None
    logical_and_7: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt, logical_and_6);  lt = None
    logical_and_8: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge, logical_and_7);  ge = logical_and_7 = None
    convert_element_type_5: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(add_3, torch.int64);  add_3 = None
    where_6: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_8, convert_element_type, scalar_tensor);  convert_element_type = None
    view_8: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_6, [1, 1, 2, 2]);  where_6 = None
    where_7: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_8, convert_element_type_5, scalar_tensor)
    view_9: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_7, [1, 1, 2, 2]);  where_7 = None
    where_8: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_8, mul_4, scalar_tensor_2);  logical_and_8 = mul_4 = None
    view_10: "f32[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_8, [1, 1, 2, 2]);  where_8 = None
    index_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view, view_1, view_9, view_8]);  view_9 = view_8 = None
    mul_8: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index_2, view_10);  index_2 = view_10 = None
    add_5: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_8);  add_4 = mul_8 = None
    logical_and_10: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt_2, logical_and_6);  lt_2 = logical_and_6 = None
    logical_and_11: "b8[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, logical_and_10);  ge_2 = logical_and_10 = None
    where_9: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_11, convert_element_type_2, scalar_tensor);  convert_element_type_2 = None
    view_11: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_9, [1, 1, 2, 2]);  where_9 = None
    where_10: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_11, convert_element_type_5, scalar_tensor);  convert_element_type_5 = scalar_tensor = None
    view_12: "i64[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_10, [1, 1, 2, 2]);  where_10 = None
    where_11: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_11, mul_5, scalar_tensor_2);  logical_and_11 = mul_5 = scalar_tensor_2 = None
    view_13: "f32[1, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_11, [1, 1, 2, 2]);  where_11 = None
    index_3: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view, view_1, view_12, view_11]);  view = view_1 = view_12 = view_11 = None
    mul_9: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index_3, view_13);  index_3 = view_13 = None
    add_6: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_9);  add_5 = mul_9 = None
    return (add_6, primals_1, primals_2)
