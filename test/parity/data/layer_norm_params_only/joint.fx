def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [4], primals_2, primals_3, 1e-05)
    getitem: "f32[2, 4][4, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[2, 1][1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[2, 1][1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(tangents_1, primals_1, [4], getitem_1, getitem_2, primals_2, primals_3, [False, True, True]);  tangents_1 = primals_1 = getitem_1 = getitem_2 = primals_2 = primals_3 = None
    getitem_4: "f32[4][1]cpu" = native_layer_norm_backward[1]
    getitem_5: "f32[4][1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    return (getitem, None, getitem_4, getitem_5)
