def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[3][1]cpu"):
    view: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 6, 4])
    _native_batch_norm_legit = torch.ops.aten._native_batch_norm_legit.no_stats(view, None, None, True, 0.1, 1e-05)
    getitem: "f32[1, 6, 4][24, 4, 1]cpu" = _native_batch_norm_legit[0]
    getitem_1: "f32[6][1]cpu" = _native_batch_norm_legit[1]
    getitem_2: "f32[6][1]cpu" = _native_batch_norm_legit[2];  _native_batch_norm_legit = None
    view_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(getitem, [2, 3, 4]);  getitem = None
    repeat: "f32[6][1]cpu" = torch.ops.aten.repeat.default(primals_2, [2])
    repeat_1: "f32[6][1]cpu" = torch.ops.aten.repeat.default(primals_2, [2]);  primals_2 = None
    view_2: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 6, 4]);  primals_1 = None
    _native_batch_norm_legit_1 = torch.ops.aten._native_batch_norm_legit.no_stats(view_2, repeat, repeat_1, True, 0.1, 1e-05);  repeat_1 = None
    getitem_3: "f32[1, 6, 4][24, 4, 1]cpu" = _native_batch_norm_legit_1[0]
    getitem_4: "f32[6][1]cpu" = _native_batch_norm_legit_1[1]
    getitem_5: "f32[6][1]cpu" = _native_batch_norm_legit_1[2];  _native_batch_norm_legit_1 = None
    view_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(getitem_3, [2, 3, 4]);  getitem_3 = None
    return (view_1, view_3, view, getitem_1, getitem_2, repeat, view_2, getitem_4, getitem_5)
