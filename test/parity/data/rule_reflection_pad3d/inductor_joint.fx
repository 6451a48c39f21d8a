def forward(self, primals_1: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu", tangents_1: "f32[1, 1, 4, 4, 5][80, 80, 20, 5, 1]cpu"):
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_1: "i64[4][1]cpu" = torch.ops.aten.abs.default(iota);  iota = None
    sub: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_1);  abs_1 = None
    abs_2: "i64[4][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    sub_1: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_2);  abs_2 = None
    _unsafe_index: "f32[1, 1, 4, 3, 3][36, 36, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, sub_1, None, None]);  primals_1 = sub_1 = None
    iota_1: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = -1, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_3: "i64[4][1]cpu" = torch.ops.aten.abs.default(iota_1);  iota_1 = None
    sub_2: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_3);  abs_3 = None
    abs_4: "i64[4][1]cpu" = torch.ops.aten.abs.default(sub_2);  sub_2 = None
    sub_3: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_4);  abs_4 = None
    _unsafe_index_1: "f32[1, 1, 4, 4, 3][48, 48, 12, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(_unsafe_index, [None, None, None, sub_3, None]);  _unsafe_index = sub_3 = None
    iota_2: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = -1, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_5: "i64[5][1]cpu" = torch.ops.aten.abs.default(iota_2);  iota_2 = None
    sub_4: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_5);  abs_5 = None
    abs_6: "i64[5][1]cpu" = torch.ops.aten.abs.default(sub_4);  sub_4 = None
    sub_5: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_6);  abs_6 = None
    _unsafe_index_2: "f32[1, 1, 4, 4, 5][80, 80, 20, 5, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(_unsafe_index_1, [None, None, None, None, sub_5]);  _unsafe_index_1 = sub_5 = None
    iota_3: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_3, [-1, 1, 1, 1, 1]);  iota_3 = None
    iota_4: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_1: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_4, [1, -1, 1, 1, 1]);  iota_4 = None
    iota_5: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_2: "i64[1, 1, 3, 1, 1][3, 3, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_5, [1, 1, -1, 1, 1]);  iota_5 = None
    iota_6: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_3: "i64[1, 1, 1, 3, 1][3, 3, 3, 1, 1]cpu" = torch.ops.aten.view.default(iota_6, [1, 1, 1, -1, 1]);  iota_6 = None
    iota_7: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_4: "i64[1, 1, 1, 1, 3][3, 3, 3, 3, 1]cpu" = torch.ops.aten.view.default(iota_7, [1, 1, 1, 1, -1]);  iota_7 = None
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
    _unsafe_masked_index: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_4, [view, view_1, add, add_1, add_2], 0.0);  logical_and_4 = None
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
    _unsafe_masked_index_1: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_9, [view, view_1, add, sub_7, sub_8], 0.0);  logical_and_9 = None
    add_3: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_masked_index, _unsafe_masked_index_1);  _unsafe_masked_index = _unsafe_masked_index_1 = None
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
    _unsafe_masked_index_2: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_14, [view, view_1, add, sub_7, add_2], 0.0);  logical_and_14 = None
    add_4: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, _unsafe_masked_index_2);  add_3 = _unsafe_masked_index_2 = None
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
    _unsafe_masked_index_3: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_19, [view, view_1, add, sub_7, sub_11], 0.0);  logical_and_19 = None
    add_5: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, _unsafe_masked_index_3);  add_4 = _unsafe_masked_index_3 = None
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
    _unsafe_masked_index_4: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_24, [view, view_1, add, add_1, sub_8], 0.0);  logical_and_24 = None
    add_6: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_5, _unsafe_masked_index_4);  add_5 = _unsafe_masked_index_4 = None
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
    _unsafe_masked_index_5: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_29, [view, view_1, add, add_1, sub_11], 0.0);  logical_and_29 = add = None
    add_7: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_6, _unsafe_masked_index_5);  add_6 = _unsafe_masked_index_5 = None
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
    _unsafe_masked_index_6: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_34, [view, view_1, sub_9, sub_7, sub_8], 0.0);  logical_and_34 = None
    add_8: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_7, _unsafe_masked_index_6);  add_7 = _unsafe_masked_index_6 = None
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
    _unsafe_masked_index_7: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_39, [view, view_1, sub_9, sub_7, add_2], 0.0);  logical_and_39 = None
    add_9: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_8, _unsafe_masked_index_7);  add_8 = _unsafe_masked_index_7 = None
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
    _unsafe_masked_index_8: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_44, [view, view_1, sub_9, sub_7, sub_11], 0.0);  logical_and_44 = sub_7 = None
    add_10: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_9, _unsafe_masked_index_8);  add_9 = _unsafe_masked_index_8 = None
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
    _unsafe_masked_index_9: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_49, [view, view_1, sub_9, add_1, sub_8], 0.0);  logical_and_49 = sub_8 = None
    add_11: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_10, _unsafe_masked_index_9);  add_10 = _unsafe_masked_index_9 = None
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
    _unsafe_masked_index_10: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_54, [view, view_1, sub_9, add_1, add_2], 0.0);  logical_and_54 = add_2 = None
    add_12: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_11, _unsafe_masked_index_10);  add_11 = _unsafe_masked_index_10 = None
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
    _unsafe_masked_index_11: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_59, [view, view_1, sub_9, add_1, sub_11], 0.0);  tangents_1 = logical_and_59 = view = view_1 = sub_9 = add_1 = sub_11 = None
    add_13: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_12, _unsafe_masked_index_11);  add_12 = _unsafe_masked_index_11 = None
    return (_unsafe_index_2, add_13)
