def forward(self, primals_1: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu", tangents_1: "f32[1, 1, 4, 4, 5][80, 80, 20, 5, 1]cpu"):
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_1: "i64[4][1]cpu" = torch.ops.aten.abs.default(arange);  arange = None
    sub: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_1);  abs_1 = None
    abs_2: "i64[4][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    sub_1: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_2);  abs_2 = None
    index: "f32[1, 1, 4, 3, 3][36, 36, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, sub_1, None, None]);  primals_1 = sub_1 = None
    arange_1: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(-1, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_3: "i64[4][1]cpu" = torch.ops.aten.abs.default(arange_1);  arange_1 = None
    sub_2: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_3);  abs_3 = None
    abs_4: "i64[4][1]cpu" = torch.ops.aten.abs.default(sub_2);  sub_2 = None
    sub_3: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_4);  abs_4 = None
    index_1: "f32[1, 1, 4, 4, 3][48, 48, 12, 3, 1]cpu" = torch.ops.aten.index.Tensor(index, [None, None, None, sub_3, None]);  index = sub_3 = None
    arange_2: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(-1, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_5: "i64[5][1]cpu" = torch.ops.aten.abs.default(arange_2);  arange_2 = None
    sub_4: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_5);  abs_5 = None
    abs_6: "i64[5][1]cpu" = torch.ops.aten.abs.default(sub_4);  sub_4 = None
    sub_5: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_6);  abs_6 = None
    index_2: "f32[1, 1, 4, 4, 5][80, 80, 20, 5, 1]cpu" = torch.ops.aten.index.Tensor(index_1, [None, None, None, None, sub_5]);  index_1 = sub_5 = None
    arange_3: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 1, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.view.default(arange_3, [-1, 1, 1, 1, 1]);  arange_3 = None
    arange_4: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 1, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_1: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.view.default(arange_4, [1, -1, 1, 1, 1]);  arange_4 = None
    arange_5: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_2: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.view.default(arange_5, [1, 1, -1, 1, 1]);  arange_5 = None
    arange_6: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_3: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.view.default(arange_6, [1, 1, 1, -1, 1]);  arange_6 = None
    arange_7: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_4: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.view.default(arange_7, [1, 1, 1, 1, -1]);  arange_7 = None
    add: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(view_2, 0)
    add_1: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.add.Tensor(view_3, 1)
    add_2: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_4, 1)
    sub_7: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.sub.Tensor(1, view_3)
    sub_8: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.sub.Tensor(1, view_4)
    sub_9: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.sub.Tensor(4, view_2)
    sub_11: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.sub.Tensor(5, view_4)
    ge: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 3)
    logical_and: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    ge_1: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_1: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 3)
    logical_and_1: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, le_1);  ge_1 = le_1 = None
    ge_2: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(add_2, 0)
    le_2: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(add_2, 4)
    logical_and_2: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, le_2);  ge_2 = le_2 = None
    logical_and_3: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_1);  logical_and = logical_and_1 = None
    logical_and_4: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_3, logical_and_2);  logical_and_3 = logical_and_2 = None
    clamp: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_1: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 0)
    clamp_2: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(add, 0, 3)
    clamp_3: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 3)
    clamp_4: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.clamp.default(add_2, 0, 4)
    index_3: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp, clamp_1, clamp_2, clamp_3, clamp_4]);  clamp = clamp_1 = clamp_2 = clamp_3 = clamp_4 = None
    bitwise_not: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_4);  logical_and_4 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, index_3);  bitwise_not = scalar_tensor = index_3 = None
    ge_3: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le_3: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 3)
    logical_and_5: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_3, le_3);  ge_3 = le_3 = None
    ge_4: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 1)
    le_4: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 1)
    logical_and_6: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_4, le_4);  ge_4 = le_4 = None
    ge_5: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_4, 1)
    le_5: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_4, 1)
    logical_and_7: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_5, le_5);  ge_5 = le_5 = None
    logical_and_8: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_5, logical_and_6);  logical_and_5 = logical_and_6 = None
    logical_and_9: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_8, logical_and_7);  logical_and_8 = logical_and_7 = None
    clamp_5: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_6: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 0)
    clamp_7: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(add, 0, 3)
    clamp_8: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_7, 0, 3)
    clamp_9: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.clamp.default(sub_8, 0, 4)
    index_4: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_5, clamp_6, clamp_7, clamp_8, clamp_9]);  clamp_5 = clamp_6 = clamp_7 = clamp_8 = clamp_9 = None
    bitwise_not_1: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_9);  logical_and_9 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_1, scalar_tensor_1, index_4);  bitwise_not_1 = scalar_tensor_1 = index_4 = None
    add_3: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    ge_6: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le_6: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 3)
    logical_and_10: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_6, le_6);  ge_6 = le_6 = None
    ge_7: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 1)
    le_7: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 1)
    logical_and_11: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_7, le_7);  ge_7 = le_7 = None
    ge_8: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(add_2, 0)
    le_8: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(add_2, 4)
    logical_and_12: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_8, le_8);  ge_8 = le_8 = None
    logical_and_13: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_10, logical_and_11);  logical_and_10 = logical_and_11 = None
    logical_and_14: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_13, logical_and_12);  logical_and_13 = logical_and_12 = None
    clamp_10: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_11: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 0)
    clamp_12: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(add, 0, 3)
    clamp_13: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_7, 0, 3)
    clamp_14: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.clamp.default(add_2, 0, 4)
    index_5: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_10, clamp_11, clamp_12, clamp_13, clamp_14]);  clamp_10 = clamp_11 = clamp_12 = clamp_13 = clamp_14 = None
    bitwise_not_2: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_14);  logical_and_14 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_2, scalar_tensor_2, index_5);  bitwise_not_2 = scalar_tensor_2 = index_5 = None
    add_4: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, where_2);  add_3 = where_2 = None
    ge_9: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le_9: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 3)
    logical_and_15: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_9, le_9);  ge_9 = le_9 = None
    ge_10: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 1)
    le_10: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 1)
    logical_and_16: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_10, le_10);  ge_10 = le_10 = None
    ge_11: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_4, 1)
    le_11: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_4, 1)
    logical_and_17: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_11, le_11);  ge_11 = le_11 = None
    logical_and_18: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_15, logical_and_16);  logical_and_15 = logical_and_16 = None
    logical_and_19: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_18, logical_and_17);  logical_and_18 = logical_and_17 = None
    clamp_15: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_16: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 0)
    clamp_17: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(add, 0, 3)
    clamp_18: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_7, 0, 3)
    clamp_19: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.clamp.default(sub_11, 0, 4)
    index_6: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_15, clamp_16, clamp_17, clamp_18, clamp_19]);  clamp_15 = clamp_16 = clamp_17 = clamp_18 = clamp_19 = None
    bitwise_not_3: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_19);  logical_and_19 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_3, scalar_tensor_3, index_6);  bitwise_not_3 = scalar_tensor_3 = index_6 = None
    add_5: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, where_3);  add_4 = where_3 = None
    ge_12: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le_12: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 3)
    logical_and_20: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_12, le_12);  ge_12 = le_12 = None
    ge_13: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_13: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 3)
    logical_and_21: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_13, le_13);  ge_13 = le_13 = None
    ge_14: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_4, 1)
    le_14: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_4, 1)
    logical_and_22: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_14, le_14);  ge_14 = le_14 = None
    logical_and_23: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_20, logical_and_21);  logical_and_20 = logical_and_21 = None
    logical_and_24: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_23, logical_and_22);  logical_and_23 = logical_and_22 = None
    clamp_20: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_21: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 0)
    clamp_22: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(add, 0, 3)
    clamp_23: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 3)
    clamp_24: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.clamp.default(sub_8, 0, 4)
    index_7: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_20, clamp_21, clamp_22, clamp_23, clamp_24]);  clamp_20 = clamp_21 = clamp_22 = clamp_23 = clamp_24 = None
    bitwise_not_4: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_24);  logical_and_24 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_4, scalar_tensor_4, index_7);  bitwise_not_4 = scalar_tensor_4 = index_7 = None
    add_6: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_5, where_4);  add_5 = where_4 = None
    ge_15: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le_15: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 3)
    logical_and_25: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_15, le_15);  ge_15 = le_15 = None
    ge_16: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_16: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 3)
    logical_and_26: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_16, le_16);  ge_16 = le_16 = None
    ge_17: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_4, 1)
    le_17: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_4, 1)
    logical_and_27: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_17, le_17);  ge_17 = le_17 = None
    logical_and_28: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_25, logical_and_26);  logical_and_25 = logical_and_26 = None
    logical_and_29: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_28, logical_and_27);  logical_and_28 = logical_and_27 = None
    clamp_25: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_26: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 0)
    clamp_27: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(add, 0, 3);  add = None
    clamp_28: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 3)
    clamp_29: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.clamp.default(sub_11, 0, 4)
    index_8: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_25, clamp_26, clamp_27, clamp_28, clamp_29]);  clamp_25 = clamp_26 = clamp_27 = clamp_28 = clamp_29 = None
    bitwise_not_5: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_29);  logical_and_29 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_5, scalar_tensor_5, index_8);  bitwise_not_5 = scalar_tensor_5 = index_8 = None
    add_7: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_6, where_5);  add_6 = where_5 = None
    ge_18: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_18: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 1)
    logical_and_30: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_18, le_18);  ge_18 = le_18 = None
    ge_19: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 1)
    le_19: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 1)
    logical_and_31: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_19, le_19);  ge_19 = le_19 = None
    ge_20: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_4, 1)
    le_20: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_4, 1)
    logical_and_32: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_20, le_20);  ge_20 = le_20 = None
    logical_and_33: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_30, logical_and_31);  logical_and_30 = logical_and_31 = None
    logical_and_34: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_33, logical_and_32);  logical_and_33 = logical_and_32 = None
    clamp_30: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_31: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 0)
    clamp_32: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_9, 0, 3)
    clamp_33: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_7, 0, 3)
    clamp_34: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.clamp.default(sub_8, 0, 4)
    index_9: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_30, clamp_31, clamp_32, clamp_33, clamp_34]);  clamp_30 = clamp_31 = clamp_32 = clamp_33 = clamp_34 = None
    bitwise_not_6: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_34);  logical_and_34 = None
    scalar_tensor_6: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_6, scalar_tensor_6, index_9);  bitwise_not_6 = scalar_tensor_6 = index_9 = None
    add_8: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_7, where_6);  add_7 = where_6 = None
    ge_21: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_21: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 1)
    logical_and_35: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_21, le_21);  ge_21 = le_21 = None
    ge_22: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 1)
    le_22: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 1)
    logical_and_36: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_22, le_22);  ge_22 = le_22 = None
    ge_23: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(add_2, 0)
    le_23: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(add_2, 4)
    logical_and_37: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_23, le_23);  ge_23 = le_23 = None
    logical_and_38: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_35, logical_and_36);  logical_and_35 = logical_and_36 = None
    logical_and_39: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_38, logical_and_37);  logical_and_38 = logical_and_37 = None
    clamp_35: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_36: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 0)
    clamp_37: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_9, 0, 3)
    clamp_38: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_7, 0, 3)
    clamp_39: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.clamp.default(add_2, 0, 4)
    index_10: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_35, clamp_36, clamp_37, clamp_38, clamp_39]);  clamp_35 = clamp_36 = clamp_37 = clamp_38 = clamp_39 = None
    bitwise_not_7: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_39);  logical_and_39 = None
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_7, scalar_tensor_7, index_10);  bitwise_not_7 = scalar_tensor_7 = index_10 = None
    add_9: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_8, where_7);  add_8 = where_7 = None
    ge_24: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_24: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 1)
    logical_and_40: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_24, le_24);  ge_24 = le_24 = None
    ge_25: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 1)
    le_25: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 1);  view_3 = None
    logical_and_41: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_25, le_25);  ge_25 = le_25 = None
    ge_26: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_4, 1)
    le_26: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_4, 1)
    logical_and_42: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_26, le_26);  ge_26 = le_26 = None
    logical_and_43: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_40, logical_and_41);  logical_and_40 = logical_and_41 = None
    logical_and_44: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_43, logical_and_42);  logical_and_43 = logical_and_42 = None
    clamp_40: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_41: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 0)
    clamp_42: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_9, 0, 3)
    clamp_43: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_7, 0, 3);  sub_7 = None
    clamp_44: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.clamp.default(sub_11, 0, 4)
    index_11: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_40, clamp_41, clamp_42, clamp_43, clamp_44]);  clamp_40 = clamp_41 = clamp_42 = clamp_43 = clamp_44 = None
    bitwise_not_8: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_44);  logical_and_44 = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_8: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_8, scalar_tensor_8, index_11);  bitwise_not_8 = scalar_tensor_8 = index_11 = None
    add_10: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_9, where_8);  add_9 = where_8 = None
    ge_27: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_27: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 1)
    logical_and_45: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_27, le_27);  ge_27 = le_27 = None
    ge_28: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_28: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 3)
    logical_and_46: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_28, le_28);  ge_28 = le_28 = None
    ge_29: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_4, 1)
    le_29: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_4, 1)
    logical_and_47: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_29, le_29);  ge_29 = le_29 = None
    logical_and_48: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_45, logical_and_46);  logical_and_45 = logical_and_46 = None
    logical_and_49: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_48, logical_and_47);  logical_and_48 = logical_and_47 = None
    clamp_45: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_46: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 0)
    clamp_47: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_9, 0, 3)
    clamp_48: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 3)
    clamp_49: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.clamp.default(sub_8, 0, 4);  sub_8 = None
    index_12: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_45, clamp_46, clamp_47, clamp_48, clamp_49]);  clamp_45 = clamp_46 = clamp_47 = clamp_48 = clamp_49 = None
    bitwise_not_9: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_49);  logical_and_49 = None
    scalar_tensor_9: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_9: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_9, scalar_tensor_9, index_12);  bitwise_not_9 = scalar_tensor_9 = index_12 = None
    add_11: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_10, where_9);  add_10 = where_9 = None
    ge_30: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_30: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 1)
    logical_and_50: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_30, le_30);  ge_30 = le_30 = None
    ge_31: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_31: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 3)
    logical_and_51: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_31, le_31);  ge_31 = le_31 = None
    ge_32: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(add_2, 0)
    le_32: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(add_2, 4)
    logical_and_52: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_32, le_32);  ge_32 = le_32 = None
    logical_and_53: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_50, logical_and_51);  logical_and_50 = logical_and_51 = None
    logical_and_54: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_53, logical_and_52);  logical_and_53 = logical_and_52 = None
    clamp_50: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_51: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 0)
    clamp_52: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_9, 0, 3)
    clamp_53: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 3)
    clamp_54: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.clamp.default(add_2, 0, 4);  add_2 = None
    index_13: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_50, clamp_51, clamp_52, clamp_53, clamp_54]);  clamp_50 = clamp_51 = clamp_52 = clamp_53 = clamp_54 = None
    bitwise_not_10: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_54);  logical_and_54 = None
    scalar_tensor_10: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_10: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_10, scalar_tensor_10, index_13);  bitwise_not_10 = scalar_tensor_10 = index_13 = None
    add_12: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_11, where_10);  add_11 = where_10 = None
    ge_33: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_33: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 1);  view_2 = None
    logical_and_55: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_33, le_33);  ge_33 = le_33 = None
    ge_34: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_34: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 3)
    logical_and_56: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_34, le_34);  ge_34 = le_34 = None
    ge_35: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_4, 1)
    le_35: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_4, 1);  view_4 = None
    logical_and_57: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_35, le_35);  ge_35 = le_35 = None
    logical_and_58: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_55, logical_and_56);  logical_and_55 = logical_and_56 = None
    logical_and_59: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_58, logical_and_57);  logical_and_58 = logical_and_57 = None
    clamp_55: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0);  view = None
    clamp_56: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 0);  view_1 = None
    clamp_57: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_9, 0, 3);  sub_9 = None
    clamp_58: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 3);  add_1 = None
    clamp_59: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.clamp.default(sub_11, 0, 4);  sub_11 = None
    index_14: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_55, clamp_56, clamp_57, clamp_58, clamp_59]);  tangents_1 = clamp_55 = clamp_56 = clamp_57 = clamp_58 = clamp_59 = None
    bitwise_not_11: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_59);  logical_and_59 = None
    scalar_tensor_11: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_11: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_11, scalar_tensor_11, index_14);  bitwise_not_11 = scalar_tensor_11 = index_14 = None
    add_13: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_12, where_11);  add_12 = where_11 = None
    return (index_2, add_13)
