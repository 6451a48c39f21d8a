def forward(self, primals_1: "f32[4, 8][8, 1]cpu", primals_2: "f32[8][1]cpu", primals_3: "f32[8][1]cpu", tangents_1: "f32[4, 8][8, 1]cpu"):
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [8], primals_2, primals_3, 1e-05)
    getitem: "f32[4, 8][8, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[4, 1][1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[4, 1][1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    native_layer_norm_1 = torch.ops.aten.native_layer_norm.default(getitem, [8], primals_2, primals_3, 1e-05)
    getitem_4: "f32[4, 1][1, 1]cpu" = native_layer_norm_1[1]
    getitem_5: "f32[4, 1][1, 1]cpu" = native_layer_norm_1[2];  native_layer_norm_1 = None
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(tangents_1, getitem, [8], getitem_4, getitem_5, primals_2, primals_3, [True, True, True]);  tangents_1 = getitem = getitem_4 = getitem_5 = None
    getitem_6: "f32[4, 8][8, 1]cpu" = native_layer_norm_backward[0]
    getitem_7: "f32[8][1]cpu" = native_layer_norm_backward[1]
    getitem_8: "f32[8][1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    native_layer_norm_backward_1 = torch.ops.aten.native_layer_norm_backward.default(getitem_6, primals_1, [8], getitem_1, getitem_2, primals_2, primals_3, [True, True, True]);  getitem_6 = primals_1 = getitem_1 = getitem_2 = primals_2 = primals_3 = None
    getitem_9: "f32[4, 8][8, 1]cpu" = native_layer_norm_backward_1[0]
    getitem_10: "f32[8][1]cpu" = native_layer_norm_backward_1[1]
    getitem_11: "f32[8][1]cpu" = native_layer_norm_backward_1[2];  native_layer_norm_backward_1 = None
    add: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(getitem_7, getitem_10);  getitem_7 = getitem_10 = None
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(getitem_8, getitem_11);  getitem_8 = getitem_11 = None
    return (getitem_9, add, add_1)
