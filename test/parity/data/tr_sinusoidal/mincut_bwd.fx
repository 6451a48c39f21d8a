def forward(self, primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", add: "f32[2, 5, 4][20, 4, 1]cpu", getitem_1: "f32[2, 5, 1][5, 1, 1]cpu", getitem_2: "f32[2, 5, 1][5, 1, 1]cpu", tangents_1: "f32[2, 5, 4][20, 4, 1]cpu"):
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(tangents_1, add, [4], getitem_1, getitem_2, primals_2, primals_3, [True, True, True]);  tangents_1 = add = getitem_1 = getitem_2 = primals_2 = primals_3 = None
    getitem_3: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm_backward[0]
    getitem_4: "f32[4][1]cpu" = native_layer_norm_backward[1]
    getitem_5: "f32[4][1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    return (getitem_3, getitem_4, getitem_5)
