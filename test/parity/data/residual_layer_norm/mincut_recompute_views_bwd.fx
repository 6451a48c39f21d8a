def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[4, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", add: "f32[2, 4][4, 1]cpu", getitem_1: "f32[2, 1][1, 1]cpu", getitem_2: "f32[2, 1][1, 1]cpu", detach_1: "f32[2, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(tangents_1, add, [4], getitem_1, getitem_2, primals_3, primals_4, [True, True, True]);  tangents_1 = add = getitem_1 = getitem_2 = primals_3 = primals_4 = None
    getitem_3: "f32[2, 4][4, 1]cpu" = native_layer_norm_backward[0]
    getitem_4: "f32[4][1]cpu" = native_layer_norm_backward[1]
    getitem_5: "f32[4][1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    threshold_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.threshold_backward.default(getitem_3, detach_1, 0);  detach_1 = None
    t_1: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(threshold_backward)
    mm_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_1, primals_1);  t_1 = primals_1 = None
    t_2: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    t: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    t_3: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(threshold_backward, t_3);  threshold_backward = t_3 = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(getitem_3, mm_2);  getitem_3 = mm_2 = None
    t_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    return (add_1, t_4, getitem_4, getitem_5)
