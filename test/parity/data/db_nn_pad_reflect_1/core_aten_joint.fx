def forward(self, primals_1: "f32[1, 3][3, 1]cpu", tangents_1: "f32[1, 6][6, 1]cpu"):
    arange: "i64[6][1]cpu" = torch.ops.aten.arange.start_step(-1, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_1: "i64[6][1]cpu" = torch.ops.aten.abs.default(arange);  arange = None
    sub: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_1);  abs_1 = None
    abs_2: "i64[6][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    sub_1: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_2);  abs_2 = None
    index: "f32[1, 6][6, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, sub_1]);  primals_1 = sub_1 = None
    arange_1: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 1, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view: "i64[1, 1][1, 1]cpu" = torch.ops.aten.view.default(arange_1, [-1, 1]);  arange_1 = None
    arange_2: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_1: "i64[1, 3][3, 1]cpu" = torch.ops.aten.view.default(arange_2, [1, -1]);  arange_2 = None
    add: "i64[1, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(view_1, 1)
    sub_2: "i64[1, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, view_1)
    sub_3: "i64[1, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(5, view_1)
    ge: "b8[1, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le: "b8[1, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(add, 5)
    logical_and: "b8[1, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    clamp: "i64[1, 1][1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_1: "i64[1, 3][3, 1]cpu" = torch.ops.aten.clamp.default(add, 0, 5);  add = None
    index_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp, clamp_1]);  clamp = clamp_1 = None
    bitwise_not: "b8[1, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and);  logical_and = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[1, 3][3, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, index_1);  bitwise_not = scalar_tensor = index_1 = None
    ge_1: "b8[1, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(view_1, 1)
    le_1: "b8[1, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(view_1, 1)
    logical_and_1: "b8[1, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, le_1);  ge_1 = le_1 = None
    clamp_2: "i64[1, 1][1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0)
    clamp_3: "i64[1, 3][3, 1]cpu" = torch.ops.aten.clamp.default(sub_2, 0, 5);  sub_2 = None
    index_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_2, clamp_3]);  clamp_2 = clamp_3 = None
    bitwise_not_1: "b8[1, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_1);  logical_and_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_1, scalar_tensor_1, index_2);  bitwise_not_1 = scalar_tensor_1 = index_2 = None
    add_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    ge_2: "b8[1, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(view_1, 0)
    le_2: "b8[1, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(view_1, 1);  view_1 = None
    logical_and_2: "b8[1, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, le_2);  ge_2 = le_2 = None
    clamp_4: "i64[1, 1][1, 1]cpu" = torch.ops.aten.clamp.default(view, 0, 0);  view = None
    clamp_5: "i64[1, 3][3, 1]cpu" = torch.ops.aten.clamp.default(sub_3, 0, 5);  sub_3 = None
    index_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [clamp_4, clamp_5]);  tangents_1 = clamp_4 = clamp_5 = None
    bitwise_not_2: "b8[1, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_2);  logical_and_2 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.where.self(bitwise_not_2, scalar_tensor_2, index_3);  bitwise_not_2 = scalar_tensor_2 = index_3 = None
    add_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, where_2);  add_1 = where_2 = None
    return (index, add_2)
