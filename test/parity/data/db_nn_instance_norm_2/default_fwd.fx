def forward(self, primals_1: "f32[3, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2][1]cpu"):
    repeat: "f32[6][1]cpu" = torch.ops.aten.repeat.default(primals_4, [3]);  primals_4 = None
    repeat_1: "f32[6][1]cpu" = torch.ops.aten.repeat.default(primals_2, [3])
    repeat_2: "f32[6][1]cpu" = torch.ops.aten.repeat.default(primals_3, [3])
    view: "f32[1, 6, 3, 4][72, 12, 4, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 6, 3, 4]);  primals_1 = None
    _native_batch_norm_legit_functional = torch.ops.aten._native_batch_norm_legit_functional.default(view, repeat, None, repeat_1, repeat_2, True, 0.1, 1e-05);  repeat_1 = repeat_2 = None
    getitem: "f32[1, 6, 3, 4][72, 12, 4, 1]cpu" = _native_batch_norm_legit_functional[0]
    getitem_1: "f32[6][1]cpu" = _native_batch_norm_legit_functional[1]
    getitem_2: "f32[6][1]cpu" = _native_batch_norm_legit_functional[2]
    getitem_3: "f32[6][1]cpu" = _native_batch_norm_legit_functional[3]
    getitem_4: "f32[6][1]cpu" = _native_batch_norm_legit_functional[4];  _native_batch_norm_legit_functional = None
    alias: "f32[2][1]cpu" = torch.ops.aten.alias.default(primals_2);  primals_2 = None
    view_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(getitem_3, [3, 2])
    mean: "f32[2][1]cpu" = torch.ops.aten.mean.dim(view_2, [0]);  view_2 = None
    copy: "f32[2][1]cpu" = torch.ops.aten.copy.default(alias, mean);  alias = mean = None
    alias_1: "f32[2][1]cpu" = torch.ops.aten.alias.default(copy);  copy = None
    alias_3: "f32[2][1]cpu" = torch.ops.aten.alias.default(primals_3);  primals_3 = None
    view_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(getitem_4, [3, 2])
    mean_1: "f32[2][1]cpu" = torch.ops.aten.mean.dim(view_4, [0]);  view_4 = None
    copy_1: "f32[2][1]cpu" = torch.ops.aten.copy.default(alias_3, mean_1);  alias_3 = mean_1 = None
    alias_4: "f32[2][1]cpu" = torch.ops.aten.alias.default(copy_1);  copy_1 = None
    view_5: "f32[3, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(getitem, [3, 2, 3, 4]);  getitem = None
    return (alias_1, alias_4, view_5, repeat, view, getitem_1, getitem_2, getitem_3, getitem_4)
