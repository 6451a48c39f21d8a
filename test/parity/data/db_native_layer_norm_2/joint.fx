def forward(self, primals_1: "f32[1, 2, 3][6, 3, 1]cpu", primals_2: "f32[1, 2, 3][6, 3, 1]cpu", tangents_1: "f32[1, 2, 3][6, 3, 1]cpu"):
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [1, 2, 3], None, primals_2, 0.5)
    getitem: "f32[1, 2, 3][6, 3, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[1, 1, 1][1, 1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[1, 1, 1][1, 1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(tangents_1, primals_1, [1, 2, 3], getitem_1, getitem_2, None, primals_2, [True, False, True]);  tangents_1 = primals_1 = primals_2 = None
    getitem_3: "f32[1, 2, 3][6, 3, 1]cpu" = native_layer_norm_backward[0]
    getitem_5: "f32[1, 2, 3][6, 3, 1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    return (getitem, getitem_1, getitem_2, getitem_3, getitem_5)
