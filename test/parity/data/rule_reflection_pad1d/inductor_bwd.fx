def forward(self, tangents_1: "f32[2, 2, 7][14, 7, 1]cpu"):
    iota_1: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view: "i64[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(iota_1, [-1, 1, 1])
    view_1: "i64[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.view.default(iota_1, [1, -1, 1]);  iota_1 = None
    iota_3: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_2: "i64[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.view.default(iota_3, [1, 1, -1]);  iota_3 = None
    add: "i64[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_2, 2)
    ge: "b8[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0)
    le: "b8[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.le.Scalar(add, 6)
    logical_and: "b8[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    _unsafe_masked_index: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and, [view, view_1, add], 0.0);  logical_and = add = None
    ge_1: "b8[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 1)
    le_1: "b8[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.le.Scalar(view_2, 2)
    logical_and_1: "b8[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, le_1);  ge_1 = None
    sub_2: "i64[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sub.Tensor(2, view_2)
    _unsafe_masked_index_1: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_1, [view, view_1, sub_2], 0.0);  logical_and_1 = sub_2 = None
    add_1: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_masked_index, _unsafe_masked_index_1);  _unsafe_masked_index = _unsafe_masked_index_1 = None
    ge_2: "b8[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.ge.Scalar(view_2, 2)
    logical_and_2: "b8[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.logical_and.default(ge_2, le_1);  ge_2 = le_1 = None
    sub_3: "i64[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sub.Tensor(8, view_2);  view_2 = None
    _unsafe_masked_index_2: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, logical_and_2, [view, view_1, sub_3], 0.0);  tangents_1 = logical_and_2 = view = view_1 = sub_3 = None
    add_2: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, _unsafe_masked_index_2);  add_1 = _unsafe_masked_index_2 = None
    return (add_2,)
