def forward(self, primals_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", primals_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_3: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", tangents_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    arange: "i64[6][1]cpu" = torch.ops.aten.arange.start_step(-1, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_1: "i64[6][1]cpu" = torch.ops.aten.abs.default(arange);  arange = None
    sub: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_1);  abs_1 = None
    abs_2: "i64[6][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    sub_1: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_2);  abs_2 = None
    index: "f32[1, 2, 6, 4][48, 24, 4, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, sub_1, None]);  sub_1 = None
    arange_1: "i64[6][1]cpu" = torch.ops.aten.arange.start_step(-1, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_3: "i64[6][1]cpu" = torch.ops.aten.abs.default(arange_1);  arange_1 = None
    sub_2: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_3);  abs_3 = None
    abs_4: "i64[6][1]cpu" = torch.ops.aten.abs.default(sub_2);  sub_2 = None
    sub_3: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_4);  abs_4 = None
    index_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.index.Tensor(index, [None, None, None, sub_3]);  index = sub_3 = None
    convolution: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(index_1, primals_2, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1)
    view: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(convolution, [1, 2, 4, 4]);  convolution = None
    _native_batch_norm_legit = torch.ops.aten._native_batch_norm_legit.no_stats(view, None, None, True, 0.1, 1e-05)
    getitem: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = _native_batch_norm_legit[0]
    getitem_1: "f32[2][1]cpu" = _native_batch_norm_legit[1]
    getitem_2: "f32[2][1]cpu" = _native_batch_norm_legit[2];  _native_batch_norm_legit = None
    view_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(getitem, [1, 2, 4, 4]);  getitem = None
    relu: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(view_1);  view_1 = None
    alias: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(relu)
    arange_2: "i64[6][1]cpu" = torch.ops.aten.arange.start_step(-1, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp: "i64[6][1]cpu" = torch.ops.aten.clamp.default(arange_2, 0, 3);  arange_2 = None
    index_2: "f32[1, 2, 6, 4][48, 24, 4, 1]cpu" = torch.ops.aten.index.Tensor(relu, [None, None, clamp, None]);  clamp = None
    arange_3: "i64[6][1]cpu" = torch.ops.aten.arange.start_step(-1, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp_1: "i64[6][1]cpu" = torch.ops.aten.clamp.default(arange_3, 0, 3);  arange_3 = None
    index_3: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.index.Tensor(index_2, [None, None, None, clamp_1]);  index_2 = clamp_1 = None
    convolution_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(index_3, primals_3, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1)
    add: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, convolution_1);  primals_1 = convolution_1 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(tangents_1, index_3, primals_3, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]);  index_3 = primals_3 = None
    getitem_3: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = convolution_backward[0]
    getitem_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward[1];  convolution_backward = None
    replication_pad2d_backward: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.replication_pad2d_backward.default(getitem_3, relu, [1, 1, 1, 1]);  getitem_3 = relu = None
    alias_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le: "b8[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(alias_1, 0);  alias_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, replication_pad2d_backward);  le = scalar_tensor = replication_pad2d_backward = None
    view_2: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(where, [1, 2, 4, 4]);  where = None
    unsqueeze: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, 0);  getitem_1 = None
    unsqueeze_1: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, 2);  unsqueeze = None
    unsqueeze_2: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3);  unsqueeze_1 = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(view_2, [0, 2, 3])
    sub_4: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view, unsqueeze_2)
    mul: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_2, sub_4);  sub_4 = None
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0, 2, 3]);  mul = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.0625);  sum_1 = None
    unsqueeze_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_1, 0);  mul_1 = None
    unsqueeze_4: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2);  unsqueeze_3 = None
    unsqueeze_5: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3);  unsqueeze_4 = None
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.0625);  sum_2 = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, getitem_2)
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    unsqueeze_6: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_4, 0);  mul_4 = None
    unsqueeze_7: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2);  unsqueeze_6 = None
    unsqueeze_8: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3);  unsqueeze_7 = None
    unsqueeze_9: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_2, 0);  getitem_2 = None
    unsqueeze_10: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 2);  unsqueeze_9 = None
    unsqueeze_11: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 3);  unsqueeze_10 = None
    mul_5: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_11, 1.0);  unsqueeze_11 = None
    sub_5: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view, unsqueeze_2);  view = unsqueeze_2 = None
    mul_6: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_8);  sub_5 = unsqueeze_8 = None
    sub_6: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, mul_6);  view_2 = mul_6 = None
    sub_7: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_6, unsqueeze_5);  sub_6 = unsqueeze_5 = None
    mul_7: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_7, mul_5);  sub_7 = mul_5 = None
    view_3: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(mul_7, [1, 2, 4, 4]);  mul_7 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(view_3, index_1, primals_2, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]);  view_3 = index_1 = primals_2 = None
    getitem_6: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = convolution_backward_1[0]
    getitem_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    arange_4: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 1, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_4: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.view.default(arange_4, [-1, 1, 1, 1]);  arange_4 = None
    arange_5: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_5: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.view.default(arange_5, [1, -1, 1, 1]);  arange_5 = None
    arange_6: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_6: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.view.default(arange_6, [1, 1, -1, 1]);  arange_6 = None
    arange_7: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_7: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.view.default(arange_7, [1, 1, 1, -1]);  arange_7 = None
    add_1: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.add.Tensor(view_6, 1)
    add_2: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_7, 1)
    sub_8: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.sub.Tensor(1, view_6)
    sub_9: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1, view_7)
    sub_10: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.sub.Tensor(7, view_6)
    sub_11: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.sub.Tensor(7, view_7)
    ge: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_1: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 5)
    logical_and: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge, le_1);  ge = le_1 = None
    ge_1: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(add_2, 0)
    le_2: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(add_2, 5)
    logical_and_1: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, le_2);  ge_1 = le_2 = None
    logical_and_2: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_1);  logical_and = logical_and_1 = None
    clamp_2: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_4, 0, 0)
    clamp_3: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_5, 0, 1)
    clamp_4: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 5)
    clamp_5: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(add_2, 0, 5)
    index_4: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(getitem_6, [clamp_2, clamp_3, clamp_4, clamp_5]);  clamp_2 = clamp_3 = clamp_4 = clamp_5 = None
    bitwise_not: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_2);  logical_and_2 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor_1, index_4);  bitwise_not = scalar_tensor_1 = index_4 = None
    ge_2: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_6, 1)
    le_3: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_6, 1)
    logical_and_3: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, le_3);  ge_2 = le_3 = None
    ge_3: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_7, 1)
    le_4: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_7, 1)
    logical_and_4: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_3, le_4);  ge_3 = le_4 = None
    logical_and_5: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_3, logical_and_4);  logical_and_3 = logical_and_4 = None
    clamp_6: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_4, 0, 0)
    clamp_7: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_5, 0, 1)
    clamp_8: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_8, 0, 5)
    clamp_9: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(sub_9, 0, 5)
    index_5: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(getitem_6, [clamp_6, clamp_7, clamp_8, clamp_9]);  clamp_6 = clamp_7 = clamp_8 = clamp_9 = None
    bitwise_not_1: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_5);  logical_and_5 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_1, scalar_tensor_2, index_5);  bitwise_not_1 = scalar_tensor_2 = index_5 = None
    add_3: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(where_1, where_2);  where_1 = where_2 = None
    ge_4: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_6, 1)
    le_5: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_6, 1)
    logical_and_6: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_4, le_5);  ge_4 = le_5 = None
    ge_5: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(add_2, 0)
    le_6: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(add_2, 5)
    logical_and_7: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_5, le_6);  ge_5 = le_6 = None
    logical_and_8: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_6, logical_and_7);  logical_and_6 = logical_and_7 = None
    clamp_10: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_4, 0, 0)
    clamp_11: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_5, 0, 1)
    clamp_12: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_8, 0, 5)
    clamp_13: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(add_2, 0, 5)
    index_6: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(getitem_6, [clamp_10, clamp_11, clamp_12, clamp_13]);  clamp_10 = clamp_11 = clamp_12 = clamp_13 = None
    bitwise_not_2: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_8);  logical_and_8 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_2, scalar_tensor_3, index_6);  bitwise_not_2 = scalar_tensor_3 = index_6 = None
    add_4: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, where_3);  add_3 = where_3 = None
    ge_6: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_6, 1)
    le_7: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_6, 1)
    logical_and_9: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_6, le_7);  ge_6 = le_7 = None
    ge_7: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_7, 2)
    le_8: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_7, 2)
    logical_and_10: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_7, le_8);  ge_7 = le_8 = None
    logical_and_11: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_9, logical_and_10);  logical_and_9 = logical_and_10 = None
    clamp_14: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_4, 0, 0)
    clamp_15: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_5, 0, 1)
    clamp_16: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_8, 0, 5);  sub_8 = None
    clamp_17: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(sub_11, 0, 5)
    index_7: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(getitem_6, [clamp_14, clamp_15, clamp_16, clamp_17]);  clamp_14 = clamp_15 = clamp_16 = clamp_17 = None
    bitwise_not_3: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_11);  logical_and_11 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_3, scalar_tensor_4, index_7);  bitwise_not_3 = scalar_tensor_4 = index_7 = None
    add_5: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, where_4);  add_4 = where_4 = None
    ge_8: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_9: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 5)
    logical_and_12: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_8, le_9);  ge_8 = le_9 = None
    ge_9: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_7, 1)
    le_10: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_7, 1)
    logical_and_13: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_9, le_10);  ge_9 = le_10 = None
    logical_and_14: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_12, logical_and_13);  logical_and_12 = logical_and_13 = None
    clamp_18: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_4, 0, 0)
    clamp_19: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_5, 0, 1)
    clamp_20: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 5)
    clamp_21: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(sub_9, 0, 5)
    index_8: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(getitem_6, [clamp_18, clamp_19, clamp_20, clamp_21]);  clamp_18 = clamp_19 = clamp_20 = clamp_21 = None
    bitwise_not_4: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_14);  logical_and_14 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_4, scalar_tensor_5, index_8);  bitwise_not_4 = scalar_tensor_5 = index_8 = None
    add_6: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, where_5);  add_5 = where_5 = None
    ge_10: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_11: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 5)
    logical_and_15: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_10, le_11);  ge_10 = le_11 = None
    ge_11: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_7, 2)
    le_12: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_7, 2)
    logical_and_16: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_11, le_12);  ge_11 = le_12 = None
    logical_and_17: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_15, logical_and_16);  logical_and_15 = logical_and_16 = None
    clamp_22: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_4, 0, 0)
    clamp_23: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_5, 0, 1)
    clamp_24: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(add_1, 0, 5);  add_1 = None
    clamp_25: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(sub_11, 0, 5)
    index_9: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(getitem_6, [clamp_22, clamp_23, clamp_24, clamp_25]);  clamp_22 = clamp_23 = clamp_24 = clamp_25 = None
    bitwise_not_5: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_17);  logical_and_17 = None
    scalar_tensor_6: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_5, scalar_tensor_6, index_9);  bitwise_not_5 = scalar_tensor_6 = index_9 = None
    add_7: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_6, where_6);  add_6 = where_6 = None
    ge_12: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_6, 2)
    le_13: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_6, 2)
    logical_and_18: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_12, le_13);  ge_12 = le_13 = None
    ge_13: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_7, 1)
    le_14: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_7, 1)
    logical_and_19: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_13, le_14);  ge_13 = le_14 = None
    logical_and_20: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_18, logical_and_19);  logical_and_18 = logical_and_19 = None
    clamp_26: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_4, 0, 0)
    clamp_27: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_5, 0, 1)
    clamp_28: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_10, 0, 5)
    clamp_29: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(sub_9, 0, 5);  sub_9 = None
    index_10: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(getitem_6, [clamp_26, clamp_27, clamp_28, clamp_29]);  clamp_26 = clamp_27 = clamp_28 = clamp_29 = None
    bitwise_not_6: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_20);  logical_and_20 = None
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_6, scalar_tensor_7, index_10);  bitwise_not_6 = scalar_tensor_7 = index_10 = None
    add_8: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_7, where_7);  add_7 = where_7 = None
    ge_14: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_6, 2)
    le_15: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_6, 2)
    logical_and_21: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_14, le_15);  ge_14 = le_15 = None
    ge_15: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(add_2, 0)
    le_16: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(add_2, 5)
    logical_and_22: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_15, le_16);  ge_15 = le_16 = None
    logical_and_23: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_21, logical_and_22);  logical_and_21 = logical_and_22 = None
    clamp_30: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_4, 0, 0)
    clamp_31: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_5, 0, 1)
    clamp_32: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_10, 0, 5)
    clamp_33: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(add_2, 0, 5);  add_2 = None
    index_11: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(getitem_6, [clamp_30, clamp_31, clamp_32, clamp_33]);  clamp_30 = clamp_31 = clamp_32 = clamp_33 = None
    bitwise_not_7: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_23);  logical_and_23 = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_8: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_7, scalar_tensor_8, index_11);  bitwise_not_7 = scalar_tensor_8 = index_11 = None
    add_9: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_8, where_8);  add_8 = where_8 = None
    ge_16: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_6, 2)
    le_17: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_6, 2);  view_6 = None
    logical_and_24: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_16, le_17);  ge_16 = le_17 = None
    ge_17: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_7, 2)
    le_18: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_7, 2);  view_7 = None
    logical_and_25: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_17, le_18);  ge_17 = le_18 = None
    logical_and_26: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_24, logical_and_25);  logical_and_24 = logical_and_25 = None
    clamp_34: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_4, 0, 0);  view_4 = None
    clamp_35: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.clamp.default(view_5, 0, 1);  view_5 = None
    clamp_36: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_10, 0, 5);  sub_10 = None
    clamp_37: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.clamp.default(sub_11, 0, 5);  sub_11 = None
    index_12: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.index.Tensor(getitem_6, [clamp_34, clamp_35, clamp_36, clamp_37]);  getitem_6 = clamp_34 = clamp_35 = clamp_36 = clamp_37 = None
    bitwise_not_8: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_26);  logical_and_26 = None
    scalar_tensor_9: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_9: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not_8, scalar_tensor_9, index_12);  bitwise_not_8 = scalar_tensor_9 = index_12 = None
    add_10: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_9, where_9);  add_9 = where_9 = None
    add_11: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, add_10);  tangents_1 = add_10 = None
    return (add, add_11, getitem_7, getitem_4)
