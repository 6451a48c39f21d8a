def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", primals_2: "f32[5][1]cpu", primals_3: "f32[5][1]cpu", primals_4: "f32[5][1]cpu", primals_5: "f32[5][1]cpu", tangents_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    repeat: "f32[25][1]cpu" = torch.ops.aten.repeat.default(primals_4, [5]);  primals_4 = None
    repeat_1: "f32[25][1]cpu" = torch.ops.aten.repeat.default(primals_5, [5]);  primals_5 = None
    repeat_2: "f32[25][1]cpu" = torch.ops.aten.repeat.default(primals_2, [5])
    repeat_3: "f32[25][1]cpu" = torch.ops.aten.repeat.default(primals_3, [5])
    view: "f32[1, 25, 5][125, 5, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 25, 5]);  primals_1 = None
    _native_batch_norm_legit_functional = torch.ops.aten._native_batch_norm_legit_functional.default(view, repeat, repeat_1, repeat_2, repeat_3, True, 0.5, 0.6);  repeat_1 = repeat_2 = repeat_3 = None
    getitem: "f32[1, 25, 5][125, 5, 1]cpu" = _native_batch_norm_legit_functional[0]
    getitem_1: "f32[25][1]cpu" = _native_batch_norm_legit_functional[1]
    getitem_2: "f32[25][1]cpu" = _native_batch_norm_legit_functional[2]
    getitem_3: "f32[25][1]cpu" = _native_batch_norm_legit_functional[3]
    getitem_4: "f32[25][1]cpu" = _native_batch_norm_legit_functional[4];  _native_batch_norm_legit_functional = None
    alias: "f32[5][1]cpu" = torch.ops.aten.alias.default(primals_2);  primals_2 = None
    view_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.view.default(getitem_3, [5, 5])
    mean: "f32[5][1]cpu" = torch.ops.aten.mean.dim(view_2, [0]);  view_2 = None
    copy: "f32[5][1]cpu" = torch.ops.aten.copy.default(alias, mean);  alias = mean = None
    alias_1: "f32[5][1]cpu" = torch.ops.aten.alias.default(copy);  copy = None
    alias_3: "f32[5][1]cpu" = torch.ops.aten.alias.default(primals_3);  primals_3 = None
    view_4: "f32[5, 5][5, 1]cpu" = torch.ops.aten.view.default(getitem_4, [5, 5])
    mean_1: "f32[5][1]cpu" = torch.ops.aten.mean.dim(view_4, [0]);  view_4 = None
    copy_1: "f32[5][1]cpu" = torch.ops.aten.copy.default(alias_3, mean_1);  alias_3 = mean_1 = None
    alias_4: "f32[5][1]cpu" = torch.ops.aten.alias.default(copy_1);  copy_1 = None
    view_5: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(getitem, [5, 5, 5]);  getitem = None
    view_6: "f32[1, 25, 5][125, 5, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 25, 5]);  tangents_1 = None
    native_batch_norm_backward = torch.ops.aten.native_batch_norm_backward.default(view_6, view, repeat, getitem_3, getitem_4, getitem_1, getitem_2, True, 0.6, [True, True, True]);  view_6 = view = repeat = getitem_3 = getitem_4 = getitem_1 = getitem_2 = None
    getitem_5: "f32[1, 25, 5][125, 5, 1]cpu" = native_batch_norm_backward[0]
    getitem_6: "f32[25][1]cpu" = native_batch_norm_backward[1]
    getitem_7: "f32[25][1]cpu" = native_batch_norm_backward[2];  native_batch_norm_backward = None
    view_7: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(getitem_5, [5, 5, 5]);  getitem_5 = None
    view_8: "f32[5, 5][5, 1]cpu" = torch.ops.aten.view.default(getitem_7, [5, 5]);  getitem_7 = None
    sum_1: "f32[5][1]cpu" = torch.ops.aten.sum.dim_IntList(view_8, [0]);  view_8 = None
    view_9: "f32[5, 5][5, 1]cpu" = torch.ops.aten.view.default(getitem_6, [5, 5]);  getitem_6 = None
    sum_2: "f32[5][1]cpu" = torch.ops.aten.sum.dim_IntList(view_9, [0]);  view_9 = None
    return (alias_1, alias_4, view_5, view_7, None, None, sum_2, sum_1)
