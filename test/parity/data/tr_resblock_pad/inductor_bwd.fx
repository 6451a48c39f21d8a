def forward(self, primals_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_3: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", _unsafe_index_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu", convolution: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", squeeze_1: "f32[2][1]cpu", relu: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", _unsafe_index_3: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu", unsqueeze_2: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu", tangents_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    convolution_backward = torch.ops.aten.convolution_backward.default(tangents_1, _unsafe_index_3, primals_3, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]);  _unsafe_index_3 = primals_3 = None
    getitem_2: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = convolution_backward[0]
    getitem_3: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward[1];  convolution_backward = None
    replication_pad2d_backward: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.replication_pad2d_backward.default(getitem_2, relu, [1, 1, 1, 1]);  getitem_2 = None
    alias: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(relu);  relu = None
    alias_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le: "b8[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(alias_1, 0);  alias_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, replication_pad2d_backward);  le = scalar_tensor = replication_pad2d_backward = None
    view_2: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(where, [1, 2, 4, 4]);  where = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(view_2, [0, 2, 3])
    view: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(convolution, [1, 2, 4, 4]);  convolution = None
    sub_5: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view, unsqueeze_2);  view = unsqueeze_2 = None
    mul_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_2, sub_5)
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 2, 3]);  mul_1 = None
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.0625);  sum_1 = None
    unsqueeze_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_2, 0);  mul_2 = None
    unsqueeze_4: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2);  unsqueeze_3 = None
    unsqueeze_5: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3);  unsqueeze_4 = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.0625);  sum_2 = None
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, squeeze_1)
    mul_5: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    unsqueeze_6: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_5, 0);  mul_5 = None
    unsqueeze_7: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2);  unsqueeze_6 = None
    unsqueeze_8: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3);  unsqueeze_7 = None
    unsqueeze_9: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_1, 0);  squeeze_1 = None
    unsqueeze_10: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 2);  unsqueeze_9 = None
    unsqueeze_11: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 3);  unsqueeze_10 = None
    mul_6: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_11, 1.0);  unsqueeze_11 = None
    mul_7: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_8);  sub_5 = unsqueeze_8 = None
    sub_7: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, mul_7);  view_2 = mul_7 = None
    sub_8: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_7, unsqueeze_5);  sub_7 = unsqueeze_5 = None
    mul_8: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, mul_6);  sub_8 = mul_6 = None
    view_3: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(mul_8, [1, 2, 4, 4]);  mul_8 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(view_3, _unsafe_index_1, primals_2, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]);  view_3 = _unsafe_index_1 = primals_2 = None
    getitem_5: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = convolution_backward_1[0]
    getitem_6: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    iota_4: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_4: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_4, [-1, 1, 1, 1]);  iota_4 = None
    iota_5: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_5: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_5, [1, -1, 1, 1]);  iota_5 = None
    iota_6: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_6: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.view.default(iota_6, [1, 1, -1, 1])
    view_7: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.view.default(iota_6, [1, 1, 1, -1]);  iota_6 = None
    add_2: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.add.Tensor(view_6, 1)
    add_3: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_7, 1)
    sub_9: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.sub.Tensor(1, view_6)
    sub_10: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1, view_7)
    sub_11: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.sub.Tensor(7, view_6)
    sub_12: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.sub.Tensor(7, view_7)
    ge: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add_2, 0)
    le_1: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(add_2, 5)
    logical_and: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge, le_1);  ge = le_1 = None
    ge_1: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(add_3, 0)
    le_2: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(add_3, 5)
    logical_and_1: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, le_2);  ge_1 = le_2 = None
    logical_and_2: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_1)
    _unsafe_masked_index: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(getitem_5, logical_and_2, [view_4, view_5, add_2, add_3], 0.0);  logical_and_2 = None
    ge_2: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_6, 1)
    le_3: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_6, 1)
    logical_and_3: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, le_3);  ge_2 = le_3 = None
    ge_3: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_7, 1)
    le_4: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_7, 1)
    logical_and_4: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_3, le_4);  ge_3 = le_4 = None
    logical_and_5: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_3, logical_and_4)
    _unsafe_masked_index_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(getitem_5, logical_and_5, [view_4, view_5, sub_9, sub_10], 0.0);  logical_and_5 = None
    add_4: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_masked_index, _unsafe_masked_index_1);  _unsafe_masked_index = _unsafe_masked_index_1 = None
    logical_and_8: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_3, logical_and_1)
    _unsafe_masked_index_2: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(getitem_5, logical_and_8, [view_4, view_5, sub_9, add_3], 0.0);  logical_and_8 = None
    add_5: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, _unsafe_masked_index_2);  add_4 = _unsafe_masked_index_2 = None
    ge_7: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_7, 2)
    le_8: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_7, 2);  view_7 = None
    logical_and_10: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_7, le_8);  ge_7 = le_8 = None
    logical_and_11: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_3, logical_and_10);  logical_and_3 = None
    _unsafe_masked_index_3: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(getitem_5, logical_and_11, [view_4, view_5, sub_9, sub_12], 0.0);  logical_and_11 = sub_9 = None
    add_6: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, _unsafe_masked_index_3);  add_5 = _unsafe_masked_index_3 = None
    logical_and_14: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_4)
    _unsafe_masked_index_4: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(getitem_5, logical_and_14, [view_4, view_5, add_2, sub_10], 0.0);  logical_and_14 = None
    add_7: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_6, _unsafe_masked_index_4);  add_6 = _unsafe_masked_index_4 = None
    logical_and_17: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_10);  logical_and = None
    _unsafe_masked_index_5: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(getitem_5, logical_and_17, [view_4, view_5, add_2, sub_12], 0.0);  logical_and_17 = add_2 = None
    add_8: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_7, _unsafe_masked_index_5);  add_7 = _unsafe_masked_index_5 = None
    ge_12: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_6, 2)
    le_13: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_6, 2);  view_6 = None
    logical_and_18: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_12, le_13);  ge_12 = le_13 = None
    logical_and_20: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_18, logical_and_4);  logical_and_4 = None
    _unsafe_masked_index_6: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(getitem_5, logical_and_20, [view_4, view_5, sub_11, sub_10], 0.0);  logical_and_20 = sub_10 = None
    add_9: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_8, _unsafe_masked_index_6);  add_8 = _unsafe_masked_index_6 = None
    logical_and_23: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_18, logical_and_1);  logical_and_1 = None
    _unsafe_masked_index_7: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(getitem_5, logical_and_23, [view_4, view_5, sub_11, add_3], 0.0);  logical_and_23 = add_3 = None
    add_10: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_9, _unsafe_masked_index_7);  add_9 = _unsafe_masked_index_7 = None
    logical_and_26: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_18, logical_and_10);  logical_and_18 = logical_and_10 = None
    _unsafe_masked_index_8: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(getitem_5, logical_and_26, [view_4, view_5, sub_11, sub_12], 0.0);  getitem_5 = logical_and_26 = view_4 = view_5 = sub_11 = sub_12 = None
    add_11: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_10, _unsafe_masked_index_8);  add_10 = _unsafe_masked_index_8 = None
    add_12: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, add_11);  tangents_1 = add_11 = None
    return (add_12, getitem_6, getitem_3)
