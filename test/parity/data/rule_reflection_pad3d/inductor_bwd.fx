def forward(self, tangents_1: "f32[1, 1, 4, 4, 5][80, 80, 20, 5, 1]cpu"):
    iota_3: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_3, [-1, 1, 1, 1, 1])
    view_1: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_3, [1, -1, 1, 1, 1]);  iota_3 = None
    iota_5: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_2: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_5, [1, 1, -1, 1, 1])
    view_3: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.view.default(iota_5, [1, 1, 1, -1, 1])
    view_4: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.view.default(iota_5, [1, 1, 1, 1, -1]);  iota_5 = None
    add: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(view_2, 0)
    add_1: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.add.Tensor(view_3, 1)
    add_2: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_4, 1)
    ge: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 3)
    logical_and: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    ge_1: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_1: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 3)
    logical_and_1: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, le_1);  ge_1 = le_1 = None
    ge_2: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(add_2, 0)
    le_2: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(add_2, 4)
    logical_and_2: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, le_2);  ge_2 = le_2 = None
    logical_and_3: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_1)
    logical_and_4: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_3, logical_and_2)
    _unsafe_masked_index: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_4, [view, view_1, add, add_1, add_2], 0.0);  logical_and_4 = None
    ge_4: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 1)
    le_4: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 1)
    logical_and_6: "b8[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_4, le_4);  ge_4 = le_4 = None
    ge_5: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_4, 1)
    le_5: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_4, 1)
    logical_and_7: "b8[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_5, le_5);  ge_5 = le_5 = None
    logical_and_8: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_6);  logical_and = None
    logical_and_9: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_8, logical_and_7)
    sub_7: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.sub.Tensor(1, view_3);  view_3 = None
    sub_8: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.sub.Tensor(1, view_4)
    _unsafe_masked_index_1: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_9, [view, view_1, add, sub_7, sub_8], 0.0)
    add_3: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_masked_index, _unsafe_masked_index_1);  _unsafe_masked_index = _unsafe_masked_index_1 = None
    logical_and_14: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_8, logical_and_2);  logical_and_8 = None
    _unsafe_masked_index_2: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_14, [view, view_1, add, sub_7, add_2], 0.0);  logical_and_14 = None
    add_4: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, _unsafe_masked_index_2);  add_3 = _unsafe_masked_index_2 = None
    sub_11: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.sub.Tensor(5, view_4);  view_4 = None
    _unsafe_masked_index_3: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_9, [view, view_1, add, sub_7, sub_11], 0.0);  logical_and_9 = None
    add_5: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, _unsafe_masked_index_3);  add_4 = _unsafe_masked_index_3 = None
    logical_and_24: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_3, logical_and_7);  logical_and_3 = None
    _unsafe_masked_index_4: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_24, [view, view_1, add, add_1, sub_8], 0.0)
    add_6: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_5, _unsafe_masked_index_4);  add_5 = _unsafe_masked_index_4 = None
    _unsafe_masked_index_5: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_24, [view, view_1, add, add_1, sub_11], 0.0);  logical_and_24 = add = None
    add_7: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_6, _unsafe_masked_index_5);  add_6 = _unsafe_masked_index_5 = None
    ge_18: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_18: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 1)
    logical_and_30: "b8[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_18, le_18);  ge_18 = le_18 = None
    logical_and_33: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_30, logical_and_6);  logical_and_6 = None
    logical_and_34: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_33, logical_and_7)
    sub_9: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.sub.Tensor(4, view_2);  view_2 = None
    _unsafe_masked_index_6: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_34, [view, view_1, sub_9, sub_7, sub_8], 0.0)
    add_8: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_7, _unsafe_masked_index_6);  add_7 = _unsafe_masked_index_6 = None
    logical_and_39: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_33, logical_and_2);  logical_and_33 = None
    _unsafe_masked_index_7: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_39, [view, view_1, sub_9, sub_7, add_2], 0.0);  logical_and_39 = None
    add_9: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_8, _unsafe_masked_index_7);  add_8 = _unsafe_masked_index_7 = None
    _unsafe_masked_index_8: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_34, [view, view_1, sub_9, sub_7, sub_11], 0.0);  logical_and_34 = sub_7 = None
    add_10: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_9, _unsafe_masked_index_8);  add_9 = _unsafe_masked_index_8 = None
    logical_and_48: "b8[1, 1, 3, 3, 1][9, 9, 3, 1, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_30, logical_and_1);  logical_and_30 = logical_and_1 = None
    logical_and_49: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_48, logical_and_7);  logical_and_7 = None
    _unsafe_masked_index_9: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_49, [view, view_1, sub_9, add_1, sub_8], 0.0);  sub_8 = None
    add_11: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_10, _unsafe_masked_index_9);  add_10 = _unsafe_masked_index_9 = None
    logical_and_54: "b8[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_48, logical_and_2);  logical_and_48 = logical_and_2 = None
    _unsafe_masked_index_10: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_54, [view, view_1, sub_9, add_1, add_2], 0.0);  logical_and_54 = add_2 = None
    add_12: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_11, _unsafe_masked_index_10);  add_11 = _unsafe_masked_index_10 = None
    _unsafe_masked_index_11: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_49, [view, view_1, sub_9, add_1, sub_11], 0.0);  tangents_1 = logical_and_49 = view = view_1 = sub_9 = add_1 = sub_11 = None
    add_13: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_12, _unsafe_masked_index_11);  add_12 = _unsafe_masked_index_11 = None
    return (add_13,)
