def forward(self, tangents_1: "f32[1, 4, 5][20, 5, 1]cpu"):
    iota_2: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view: "i64[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(iota_2, [-1, 1, 1]);  iota_2 = None
    iota_3: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_1: "i64[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.view.default(iota_3, [1, -1, 1])
    view_2: "i64[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.view.default(iota_3, [1, 1, -1]);  iota_3 = None
    add: "i64[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(view_1, 0)
    add_1: "i64[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_2, 0)
    ge: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.le.Scalar(add, 3)
    logical_and: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    ge_1: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(add_1, 0)
    le_1: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.le.Scalar(add_1, 4)
    logical_and_1: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, le_1);  ge_1 = le_1 = None
    logical_and_2: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_1)
    _unsafe_masked_index: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_2, [view, add, add_1], 0.0);  logical_and_2 = None
    ge_3: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 0)
    le_3: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 1)
    logical_and_4: "b8[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.logical_and.default(ge_3, le_3);  ge_3 = le_3 = None
    logical_and_5: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and, logical_and_4);  logical_and = None
    sub_7: "i64[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sub.Tensor(4, view_2);  view_2 = None
    _unsafe_masked_index_1: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_5, [view, add, sub_7], 0.0);  logical_and_5 = add = None
    add_2: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_masked_index, _unsafe_masked_index_1);  _unsafe_masked_index = _unsafe_masked_index_1 = None
    ge_4: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.ge.Scalar(view_1, 1)
    le_4: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.le.Scalar(view_1, 1)
    logical_and_6: "b8[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.logical_and.default(ge_4, le_4);  ge_4 = le_4 = None
    logical_and_8: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_6, logical_and_1);  logical_and_1 = None
    sub_6: "i64[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sub.Tensor(4, view_1);  view_1 = None
    _unsafe_masked_index_2: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_8, [view, sub_6, add_1], 0.0);  logical_and_8 = add_1 = None
    add_3: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, _unsafe_masked_index_2);  add_2 = _unsafe_masked_index_2 = None
    logical_and_11: "b8[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.logical_and.default(logical_and_6, logical_and_4);  logical_and_6 = logical_and_4 = None
    _unsafe_masked_index_3: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_11, [view, sub_6, sub_7], 0.0);  tangents_1 = logical_and_11 = view = sub_6 = sub_7 = None
    add_4: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, _unsafe_masked_index_3);  add_3 = _unsafe_masked_index_3 = None
    return (add_4,)
