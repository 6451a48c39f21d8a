def forward(self, primals_1: "f32[1, 3, 3][9, 3, 1]cpu", tangents_1: "f32[1, 4, 5][20, 5, 1]cpu"):
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_1: "i64[4][1]cpu" = torch.ops.aten.abs.default(iota);  iota = None
    sub: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_1);  abs_1 = None
    abs_2: "i64[4][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    sub_1: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_2);  abs_2 = None
    _unsafe_index: "f32[1, 4, 3][12, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, sub_1, None]);  primals_1 = sub_1 = None
    iota_1: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_3: "i64[5][1]cpu" = torch.ops.aten.abs.default(iota_1);  iota_1 = None
    sub_2: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_3);  abs_3 = None
    abs_4: "i64[5][1]cpu" = torch.ops.aten.abs.default(sub_2);  sub_2 = None
    sub_3: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_4);  abs_4 = None
    _unsafe_index_1: "f32[1, 4, 5][20, 5, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(_unsafe_index, [None, None, sub_3]);  _unsafe_index = sub_3 = None
    iota_2: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view: "i64[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(iota_2, [-1, 1, 1]);  iota_2 = None
    iota_3: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_1: "i64[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.view.default(iota_3, [1, -1, 1]);  iota_3 = None
    iota_4: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_2: "i64[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.view.default(iota_4, [1, 1, -1]);  iota_4 = None
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
    _unsafe_masked_index: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_2, [view, add, add_1], 0.0);  logical_and_2 = None
    ge_2: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le_2: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 3)
    logical_and_3: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, le_2);  ge_2 = le_2 = None
    ge_3: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 0)
    le_3: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 1)
    logical_and_4: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_3, le_3);  ge_3 = le_3 = None
    logical_and_5: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_3, logical_and_4);  logical_and_3 = logical_and_4 = None
    _unsafe_masked_index_1: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_5, [view, add, sub_7], 0.0);  logical_and_5 = add = None
    add_2: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_masked_index, _unsafe_masked_index_1);  _unsafe_masked_index = _unsafe_masked_index_1 = None
    ge_4: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_1, 1)
    le_4: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_1, 1)
    logical_and_6: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_4, le_4);  ge_4 = le_4 = None
    ge_5: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_5: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 4)
    logical_and_7: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_5, le_5);  ge_5 = le_5 = None
    logical_and_8: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_6, logical_and_7);  logical_and_6 = logical_and_7 = None
    _unsafe_masked_index_2: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_8, [view, sub_6, add_1], 0.0);  logical_and_8 = add_1 = None
    add_3: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, _unsafe_masked_index_2);  add_2 = _unsafe_masked_index_2 = None
    ge_6: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_1, 1)
    le_6: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_1, 1);  view_1 = None
    logical_and_9: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_6, le_6);  ge_6 = le_6 = None
    ge_7: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 0)
    le_7: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 1);  view_2 = None
    logical_and_10: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_7, le_7);  ge_7 = le_7 = None
    logical_and_11: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_9, logical_and_10);  logical_and_9 = logical_and_10 = None
    _unsafe_masked_index_3: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_11, [view, sub_6, sub_7], 0.0);  tangents_1 = logical_and_11 = view = sub_6 = sub_7 = None
    add_4: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, _unsafe_masked_index_3);  add_3 = _unsafe_masked_index_3 = None
    return (_unsafe_index_1, add_4)
