def forward(self, tangents_1: "f32[1, 6][6, 1]cpu"):
    iota_1: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view: "i64[1, 1][1, 1]cpu" = torch.ops.aten.view.default(iota_1, [-1, 1]);  iota_1 = None
    iota_2: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_1: "i64[1, 3][3, 1]cpu" = torch.ops.aten.view.default(iota_2, [1, -1]);  iota_2 = None
    add: "i64[1, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(view_1, 1)
    ge: "b8[1, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le: "b8[1, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(add, 5)
    logical_and: "b8[1, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    _unsafe_masked_index: "f32[1, 3][3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and, [view, add], 0.0);  logical_and = add = None
    ge_1: "b8[1, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(view_1, 1)
    le_1: "b8[1, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(view_1, 1)
    logical_and_1: "b8[1, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, le_1);  ge_1 = None
    sub_2: "i64[1, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, view_1)
    _unsafe_masked_index_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_1, [view, sub_2], 0.0);  logical_and_1 = sub_2 = None
    add_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_masked_index, _unsafe_masked_index_1);  _unsafe_masked_index = _unsafe_masked_index_1 = None
    ge_2: "b8[1, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(view_1, 0)
    logical_and_2: "b8[1, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, le_1);  ge_2 = le_1 = None
    sub_3: "i64[1, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(5, view_1);  view_1 = None
    _unsafe_masked_index_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_2, [view, sub_3], 0.0);  tangents_1 = logical_and_2 = view = sub_3 = None
    add_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, _unsafe_masked_index_2);  add_1 = _unsafe_masked_index_2 = None
    return (add_2,)
