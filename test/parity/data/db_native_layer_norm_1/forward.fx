def forward(self, primals_1: "f32[1, 2, 3][6, 3, 1]cpu", primals_2: "f32[1, 2, 3][6, 3, 1]cpu", primals_3: "f32[1, 2, 3][6, 3, 1]cpu"):
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [1, 2, 3], primals_2, primals_3, 0.5);  primals_1 = primals_2 = primals_3 = None
    getitem: "f32[1, 2, 3][6, 3, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[1, 1, 1][1, 1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[1, 1, 1][1, 1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    return (getitem, getitem_1, getitem_2)
