def forward(self, primals_1: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu", tangents_1: "bf16[1, 2, 6, 7][84, 42, 7, 1]cpu"):
    _to_copy: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float32);  primals_1 = None
    arange: "i64[6][1]cpu" = torch.ops.aten.arange.start_step(0, 6, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_1: "i64[6][1]cpu" = torch.ops.aten.abs.default(arange);  arange = None
    sub: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_1);  abs_1 = None
    abs_2: "i64[6][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    sub_1: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_2);  abs_2 = None
    index: "f32[1, 2, 6, 4][48, 24, 4, 1]cpu" = torch.ops.aten.index.Tensor(_to_copy, [None, None, sub_1, None]);  _to_copy = sub_1 = None
    arange_1: "i64[7][1]cpu" = torch.ops.aten.arange.start_step(-2, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_3: "i64[7][1]cpu" = torch.ops.aten.abs.default(arange_1);  arange_1 = None
    sub_2: "i64[7][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_3);  abs_3 = None
    abs_4: "i64[7][1]cpu" = torch.ops.aten.abs.default(sub_2);  sub_2 = None
    sub_3: "i64[7][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_4);  abs_4 = None
    index_1: "f32[1, 2, 6, 7][84, 42, 7, 1]cpu" = torch.ops.aten.index.Tensor(index, [None, None, None, sub_3]);  index = sub_3 = None
    _to_copy_1: "bf16[1, 2, 6, 7][84, 42, 7, 1]cpu" = torch.ops.aten._to_copy.default(index_1, dtype = torch.bfloat16);  index_1 = None
    arange_2: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 1, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.view.default(arange_2, [-1, 1, 1, 1]);  arange_2 = None
    arange_3: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_1: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.view.default(arange_3, [1, -1, 1, 1]);  arange_3 = None
    arange_4: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_2: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.view.default(arange_4, [1, 1, -1, 1]);  arange_4 = None
    arange_5: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_3: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.view.default(arange_5, [1, 1, 1, -1]);  arange_5 = None
    add: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.add.Tensor(view_2, 0)
    add_1: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_3, 2)
    sub_5: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.sub.Tensor(2, view_3)
    sub_6: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.sub.Tensor(6, view_2)
    sub_7: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.sub.Tensor(8, view_3)
    ge: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 5)
    logical_and: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    ge_1: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_1: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 6)
    logical_and_1: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, le_1);  ge_1 = le_1 = None
    logical_and_2: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_1);  logical_and = logical_and_1 = None
    clamp: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_1: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 1)
    clamp_2: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(add, 0, 5)
    clamp_3: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 6)
    index_2: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp, clamp_1, clamp_2, clamp_3]);  clamp = clamp_1 = clamp_2 = clamp_3 = None
    bitwise_not: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_2);  logical_and_2 = None
    scalar_tensor: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, index_2);  bitwise_not = scalar_tensor = index_2 = None
    ge_2: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le_2: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 5)
    logical_and_3: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, le_2);  ge_2 = le_2 = None
    ge_3: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 1)
    le_3: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 2)
    logical_and_4: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_3, le_3);  ge_3 = le_3 = None
    logical_and_5: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_3, logical_and_4);  logical_and_3 = logical_and_4 = None
    clamp_4: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_5: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 1)
    clamp_6: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(add, 0, 5)
    clamp_7: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(sub_5, 0, 6)
    index_3: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_4, clamp_5, clamp_6, clamp_7]);  clamp_4 = clamp_5 = clamp_6 = clamp_7 = None
    bitwise_not_1: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_5);  logical_and_5 = None
    scalar_tensor_1: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where_1: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_1, scalar_tensor_1, index_3);  bitwise_not_1 = scalar_tensor_1 = index_3 = None
    add_2: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    ge_4: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le_4: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 5)
    logical_and_6: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_4, le_4);  ge_4 = le_4 = None
    ge_5: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 2)
    le_5: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 2)
    logical_and_7: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_5, le_5);  ge_5 = le_5 = None
    logical_and_8: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_6, logical_and_7);  logical_and_6 = logical_and_7 = None
    clamp_8: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_9: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 1)
    clamp_10: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(add, 0, 5);  add = None
    clamp_11: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(sub_7, 0, 6)
    index_4: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_8, clamp_9, clamp_10, clamp_11]);  clamp_8 = clamp_9 = clamp_10 = clamp_11 = None
    bitwise_not_2: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_8);  logical_and_8 = None
    scalar_tensor_2: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where_2: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_2, scalar_tensor_2, index_4);  bitwise_not_2 = scalar_tensor_2 = index_4 = None
    add_3: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_2, where_2);  add_2 = where_2 = None
    ge_6: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_6: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 2)
    logical_and_9: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_6, le_6);  ge_6 = le_6 = None
    ge_7: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 1)
    le_7: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 2)
    logical_and_10: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_7, le_7);  ge_7 = le_7 = None
    logical_and_11: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_9, logical_and_10);  logical_and_9 = logical_and_10 = None
    clamp_12: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_13: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 1)
    clamp_14: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_6, 0, 5)
    clamp_15: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(sub_5, 0, 6);  sub_5 = None
    index_5: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_12, clamp_13, clamp_14, clamp_15]);  clamp_12 = clamp_13 = clamp_14 = clamp_15 = None
    bitwise_not_3: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_11);  logical_and_11 = None
    scalar_tensor_3: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where_3: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_3, scalar_tensor_3, index_5);  bitwise_not_3 = scalar_tensor_3 = index_5 = None
    add_4: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, where_3);  add_3 = where_3 = None
    ge_8: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_8: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 2)
    logical_and_12: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_8, le_8);  ge_8 = le_8 = None
    ge_9: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_9: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 6)
    logical_and_13: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_9, le_9);  ge_9 = le_9 = None
    logical_and_14: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_12, logical_and_13);  logical_and_12 = logical_and_13 = None
    clamp_16: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_17: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 1)
    clamp_18: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_6, 0, 5)
    clamp_19: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 6);  add_1 = None
    index_6: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_16, clamp_17, clamp_18, clamp_19]);  clamp_16 = clamp_17 = clamp_18 = clamp_19 = None
    bitwise_not_4: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_14);  logical_and_14 = None
    scalar_tensor_4: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where_4: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_4, scalar_tensor_4, index_6);  bitwise_not_4 = scalar_tensor_4 = index_6 = None
    add_5: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, where_4);  add_4 = where_4 = None
    ge_10: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_10: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 2);  view_2 = None
    logical_and_15: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_10, le_10);  ge_10 = le_10 = None
    ge_11: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 2)
    le_11: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 2);  view_3 = None
    logical_and_16: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_11, le_11);  ge_11 = le_11 = None
    logical_and_17: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_15, logical_and_16);  logical_and_15 = logical_and_16 = None
    clamp_20: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0);  view = None
    clamp_21: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_1, 0, 1);  view_1 = None
    clamp_22: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_6, 0, 5);  sub_6 = None
    clamp_23: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(sub_7, 0, 6);  sub_7 = None
    index_7: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_20, clamp_21, clamp_22, clamp_23]);  tangents_1 = clamp_20 = clamp_21 = clamp_22 = clamp_23 = None
    bitwise_not_5: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_17);  logical_and_17 = None
    scalar_tensor_5: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where_5: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_5, scalar_tensor_5, index_7);  bitwise_not_5 = scalar_tensor_5 = index_7 = None
    add_6: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, where_5);  add_5 = where_5 = None
    return (_to_copy_1, add_6)
