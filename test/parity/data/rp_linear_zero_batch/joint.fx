def forward(self, primals_1: "f32[0, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[2][1]cpu", tangents_1: "f32[0, 2][2, 1]cpu", tangents_2: "f32[0, 3][3, 1]cpu", tangents_3: "f32[0, 3][3, 1]cpu"):
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[0, 2][2, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = None
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [3], None, None, 1e-05)
    getitem: "f32[0, 3][3, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[0, 1][1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[0, 1][1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    gelu: "f32[0, 3][3, 1]cpu" = torch.ops.aten.gelu.default(primals_1)
    gelu_backward: "f32[0, 3][3, 1]cpu" = torch.ops.aten.gelu_backward.default(tangents_3, primals_1);  tangents_3 = None
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(tangents_2, primals_1, [3], getitem_1, getitem_2, None, None, [True, False, False]);  tangents_2 = getitem_1 = getitem_2 = None
    getitem_3: "f32[0, 3][3, 1]cpu" = native_layer_norm_backward[0];  native_layer_norm_backward = None
    add: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(gelu_backward, getitem_3);  gelu_backward = getitem_3 = None
    t_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm: "f32[0, 3][3, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_1);  t_1 = None
    t_2: "f32[2, 0][1, 2]cpu" = torch.ops.aten.t.default(tangents_1)
    mm_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, primals_1);  t_2 = primals_1 = None
    t_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0], True);  tangents_1 = None
    view: "f32[2][1]cpu" = torch.ops.aten.view.default(sum_1, [2]);  sum_1 = None
    add_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, mm);  add = mm = None
    t_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    return (addmm, getitem, gelu, add_1, t_4, view)
