def forward(self, primals_1: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu", tangents_1: "bf16[1, 2, 6, 7][84, 42, 7, 1]cpu"):
    convert_element_type: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float32);  primals_1 = None
    iota: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_1: "i64[6][1]cpu" = torch.ops.aten.abs.default(iota);  iota = None
    sub: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_1);  abs_1 = None
    abs_2: "i64[6][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    sub_1: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_2);  abs_2 = None
    _unsafe_index: "f32[1, 2, 6, 4][48, 24, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(convert_element_type, [None, None, sub_1, None]);  convert_element_type = sub_1 = None
    iota_1: "i64[7][1]cpu" = torch.ops.prims.iota.default(7, start = -2, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_3: "i64[7][1]cpu" = torch.ops.aten.abs.default(iota_1);  iota_1 = None
    sub_2: "i64[7][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_3);  abs_3 = None
    abs_4: "i64[7][1]cpu" = torch.ops.aten.abs.default(sub_2);  sub_2 = None
    sub_3: "i64[7][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_4);  abs_4 = None
    _unsafe_index_1: "f32[1, 2, 6, 7][84, 42, 7, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(_unsafe_index, [None, None, None, sub_3]);  _unsafe_index = sub_3 = None
    convert_element_type_1: "bf16[1, 2, 6, 7][84, 42, 7, 1]cpu" = torch.ops.prims.convert_element_type.default(_unsafe_index_1, torch.bfloat16);  _unsafe_index_1 = None
    iota_2: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_2, [-1, 1, 1, 1]);  iota_2 = None
    iota_3: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_1: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_3, [1, -1, 1, 1]);  iota_3 = None
    iota_4: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_2: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.view.default(iota_4, [1, 1, -1, 1]);  iota_4 = None
    iota_5: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_3: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.view.default(iota_5, [1, 1, 1, -1]);  iota_5 = None
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
    _unsafe_masked_index: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_2, [view, view_1, add, add_1], 0.0);  logical_and_2 = None
    ge_2: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le_2: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 5)
    logical_and_3: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, le_2);  ge_2 = le_2 = None
    ge_3: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 1)
    le_3: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 2)
    logical_and_4: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_3, le_3);  ge_3 = le_3 = None
    logical_and_5: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_3, logical_and_4);  logical_and_3 = logical_and_4 = None
    _unsafe_masked_index_1: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_5, [view, view_1, add, sub_5], 0.0);  logical_and_5 = None
    add_2: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_masked_index, _unsafe_masked_index_1);  _unsafe_masked_index = _unsafe_masked_index_1 = None
    ge_4: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le_4: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 5)
    logical_and_6: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_4, le_4);  ge_4 = le_4 = None
    ge_5: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 2)
    le_5: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 2)
    logical_and_7: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_5, le_5);  ge_5 = le_5 = None
    logical_and_8: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_6, logical_and_7);  logical_and_6 = logical_and_7 = None
    _unsafe_masked_index_2: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_8, [view, view_1, add, sub_7], 0.0);  logical_and_8 = add = None
    add_3: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_2, _unsafe_masked_index_2);  add_2 = _unsafe_masked_index_2 = None
    ge_6: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_6: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 2)
    logical_and_9: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_6, le_6);  ge_6 = le_6 = None
    ge_7: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 1)
    le_7: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 2)
    logical_and_10: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_7, le_7);  ge_7 = le_7 = None
    logical_and_11: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_9, logical_and_10);  logical_and_9 = logical_and_10 = None
    _unsafe_masked_index_3: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_11, [view, view_1, sub_6, sub_5], 0.0);  logical_and_11 = sub_5 = None
    add_4: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, _unsafe_masked_index_3);  add_3 = _unsafe_masked_index_3 = None
    ge_8: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_8: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 2)
    logical_and_12: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_8, le_8);  ge_8 = le_8 = None
    ge_9: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_9: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 6)
    logical_and_13: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_9, le_9);  ge_9 = le_9 = None
    logical_and_14: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_12, logical_and_13);  logical_and_12 = logical_and_13 = None
    _unsafe_masked_index_4: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_14, [view, view_1, sub_6, add_1], 0.0);  logical_and_14 = add_1 = None
    add_5: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, _unsafe_masked_index_4);  add_4 = _unsafe_masked_index_4 = None
    ge_10: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_10: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 2);  view_2 = None
    logical_and_15: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_10, le_10);  ge_10 = le_10 = None
    ge_11: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 2)
    le_11: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 2);  view_3 = None
    logical_and_16: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_11, le_11);  ge_11 = le_11 = None
    logical_and_17: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_15, logical_and_16);  logical_and_15 = logical_and_16 = None
    _unsafe_masked_index_5: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_17, [view, view_1, sub_6, sub_7], 0.0);  tangents_1 = logical_and_17 = view = view_1 = sub_6 = sub_7 = None
    add_6: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, _unsafe_masked_index_5);  add_5 = _unsafe_masked_index_5 = None
    return (convert_element_type_1, add_6)
