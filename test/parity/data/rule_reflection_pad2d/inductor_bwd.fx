def forward(self, tangents_1: "bf16[1, 2, 6, 7][84, 42, 7, 1]cpu"):
    iota_2: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_2, [-1, 1, 1, 1]);  iota_2 = None
    iota_3: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_1: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_3, [1, -1, 1, 1]);  iota_3 = None
    iota_4: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_2: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.view.default(iota_4, [1, 1, -1, 1])
    view_3: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.view.default(iota_4, [1, 1, 1, -1]);  iota_4 = None
    add: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.add.Tensor(view_2, 0)
    add_1: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_3, 2)
    ge: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 5)
    logical_and: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    ge_1: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_1: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 6)
    logical_and_1: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, le_1);  ge_1 = le_1 = None
    logical_and_2: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_1)
    _unsafe_masked_index: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_2, [view, view_1, add, add_1], 0.0);  logical_and_2 = None
    ge_3: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 1)
    le_3: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_3, 2)
    logical_and_4: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_3, le_3);  ge_3 = None
    logical_and_5: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_4)
    sub_5: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.sub.Tensor(2, view_3)
    _unsafe_masked_index_1: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_5, [view, view_1, add, sub_5], 0.0);  logical_and_5 = None
    add_2: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_masked_index, _unsafe_masked_index_1);  _unsafe_masked_index = _unsafe_masked_index_1 = None
    ge_5: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_3, 2)
    logical_and_7: "b8[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_5, le_3);  ge_5 = le_3 = None
    logical_and_8: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_7);  logical_and = None
    sub_7: "i64[1, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.sub.Tensor(8, view_3);  view_3 = None
    _unsafe_masked_index_2: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_8, [view, view_1, add, sub_7], 0.0);  logical_and_8 = add = None
    add_3: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_2, _unsafe_masked_index_2);  add_2 = _unsafe_masked_index_2 = None
    ge_6: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_6: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 2)
    logical_and_9: "b8[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_6, le_6);  ge_6 = le_6 = None
    logical_and_11: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_9, logical_and_4);  logical_and_4 = None
    sub_6: "i64[1, 1, 4, 1][4, 4, 1, 1]cpu" = torch.ops.aten.sub.Tensor(6, view_2);  view_2 = None
    _unsafe_masked_index_3: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_11, [view, view_1, sub_6, sub_5], 0.0);  logical_and_11 = sub_5 = None
    add_4: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, _unsafe_masked_index_3);  add_3 = _unsafe_masked_index_3 = None
    logical_and_14: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_9, logical_and_1);  logical_and_1 = None
    _unsafe_masked_index_4: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_14, [view, view_1, sub_6, add_1], 0.0);  logical_and_14 = add_1 = None
    add_5: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, _unsafe_masked_index_4);  add_4 = _unsafe_masked_index_4 = None
    logical_and_17: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_9, logical_and_7);  logical_and_9 = logical_and_7 = None
    _unsafe_masked_index_5: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_17, [view, view_1, sub_6, sub_7], 0.0);  tangents_1 = logical_and_17 = view = view_1 = sub_6 = sub_7 = None
    add_6: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, _unsafe_masked_index_5);  add_5 = _unsafe_masked_index_5 = None
    return (add_6,)
