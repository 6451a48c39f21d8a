def forward(self, primals_1: "f32[1, 3, 3][9, 3, 1]cpu", tangents_1: "f32[1, 4, 5][20, 5, 1]cpu"):
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_1: "i64[4][1]cpu" = torch.ops.aten.abs.default(arange);  arange = None
    sub: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_1);  abs_1 = None
    abs_2: "i64[4][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    sub_1: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_2);  abs_2 = None
    index: "f32[1, 4, 3][12, 3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, sub_1, None]);  primals_1 = sub_1 = None
    arange_1: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_3: "i64[5][1]cpu" = torch.ops.aten.abs.default(arange_1);  arange_1 = None
    sub_2: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_3);  abs_3 = None
    abs_4: "i64[5][1]cpu" = torch.ops.aten.abs.default(sub_2);  sub_2 = None
    sub_3: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_4);  abs_4 = None
    index_1: "f32[1, 4, 5][20, 5, 1]cpu" = torch.ops.aten.index.Tensor(index, [None, None, sub_3]);  index = sub_3 = None
    arange_2: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 1, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view: "i64[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(arange_2, [-1, 1, 1]);  arange_2 = None
    arange_3: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_1: "i64[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.view.default(arange_3, [1, -1, 1]);  arange_3 = None
    arange_4: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_2: "i64[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.view.default(arange_4, [1, 1, -1]);  arange_4 = None
    add: "i64[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(view_1, 0)
    add_1: "i64[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_2, 0)
    sub_6: "i64[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sub.Tensor(4, view_1)
    sub_7: "i64[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sub.Tensor(4, view_2)
    ge: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 3)
    logical_and: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    ge_1: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_1: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 4)
    logical_and_1: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, le_1);  ge_1 = le_1 = None
    logical_and_2: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_1);  logical_and = logical_and_1 = None
    clamp: "i64[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_1: "i64[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.clamp.default(add, 0, 3)
    clamp_2: "i64[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 4)
    index_2: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp, clamp_1, clamp_2]);  clamp = clamp_1 = clamp_2 = None
    bitwise_not: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_2);  logical_and_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, index_2);  bitwise_not = scalar_tensor = index_2 = None
    ge_2: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le_2: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 3)
    logical_and_3: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, le_2);  ge_2 = le_2 = None
    ge_3: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 0)
    le_3: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 1)
    logical_and_4: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_3, le_3);  ge_3 = le_3 = None
    logical_and_5: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_3, logical_and_4);  logical_and_3 = logical_and_4 = None
    clamp_3: "i64[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_4: "i64[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.clamp.default(add, 0, 3);  add = None
    clamp_5: "i64[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.clamp.default(sub_7, 0, 4)
    index_3: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_3, clamp_4, clamp_5]);  clamp_3 = clamp_4 = clamp_5 = None
    bitwise_not_1: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_5);  logical_and_5 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_1, scalar_tensor_1, index_3);  bitwise_not_1 = scalar_tensor_1 = index_3 = None
    add_2: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    ge_4: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_1, 1)
    le_4: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_1, 1)
    logical_and_6: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_4, le_4);  ge_4 = le_4 = None
    ge_5: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_5: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 4)
    logical_and_7: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_5, le_5);  ge_5 = le_5 = None
    logical_and_8: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_6, logical_and_7);  logical_and_6 = logical_and_7 = None
    clamp_6: "i64[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_7: "i64[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_6, 0, 3)
    clamp_8: "i64[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 4);  add_1 = None
    index_4: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_6, clamp_7, clamp_8]);  clamp_6 = clamp_7 = clamp_8 = None
    bitwise_not_2: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_8);  logical_and_8 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_2, scalar_tensor_2, index_4);  bitwise_not_2 = scalar_tensor_2 = index_4 = None
    add_3: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, where_2);  add_2 = where_2 = None
    ge_6: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_1, 1)
    le_6: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_1, 1);  view_1 = None
    logical_and_9: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_6, le_6);  ge_6 = le_6 = None
    ge_7: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 0)
    le_7: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 1);  view_2 = None
    logical_and_10: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_7, le_7);  ge_7 = le_7 = None
    logical_and_11: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_9, logical_and_10);  logical_and_9 = logical_and_10 = None
    clamp_9: "i64[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0);  view = None
    clamp_10: "i64[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_6, 0, 3);  sub_6 = None
    clamp_11: "i64[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.clamp.default(sub_7, 0, 4);  sub_7 = None
    index_5: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_9, clamp_10, clamp_11]);  tangents_1 = clamp_9 = clamp_10 = clamp_11 = None
    bitwise_not_3: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_11);  logical_and_11 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_3, scalar_tensor_3, index_5);  bitwise_not_3 = scalar_tensor_3 = index_5 = None
    add_4: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, where_3);  add_3 = where_3 = None
    return (index_1, add_4)
