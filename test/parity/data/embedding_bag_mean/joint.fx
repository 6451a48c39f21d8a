def forward(self, primals_1: "f32[5, 3][3, 1]cpu", primals_2: "i64[2, 4][4, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    arange: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 8, 4, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    view: "i64[8][1]cpu" = torch.ops.aten.view.default(primals_2, [-1]);  primals_2 = None
    _embedding_bag = torch.ops.aten._embedding_bag.default(primals_1, view, arange, False, 1);  primals_1 = None
    getitem: "f32[2, 3][3, 1]cpu" = _embedding_bag[0]
    getitem_1: "i64[8][1]cpu" = _embedding_bag[1]
    getitem_2: "i64[2][1]cpu" = _embedding_bag[2]
    getitem_3: "i64[2][1]cpu" = _embedding_bag[3];  _embedding_bag = None
    _embedding_bag_backward: "f32[5, 3][3, 1]cpu" = torch.ops.aten._embedding_bag_backward.default(tangents_1, view, arange, getitem_1, getitem_2, getitem_3, 5, False, 1, False, None);  tangents_1 = view = arange = getitem_1 = getitem_2 = getitem_3 = None
    return (getitem, _embedding_bag_backward, None)
