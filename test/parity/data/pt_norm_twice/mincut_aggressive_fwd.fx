def forward(self, primals_1: "f32[4, 8][8, 1]cpu", primals_2: "f32[8][1]cpu", primals_3: "f32[8][1]cpu"):
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [8], primals_2, primals_3, 1e-05)
    getitem: "f32[4, 8][8, 1]cpu" = native_layer_norm[0];  native_layer_norm = None
    native_layer_norm_1 = torch.ops.aten.native_layer_norm.default(getitem, [8], primals_2, primals_3, 1e-05);  getitem = None
    getitem_3: "f32[4, 8][8, 1]cpu" = native_layer_norm_1[0];  native_layer_norm_1 = None
    return (getitem_3, primals_1, primals_2, primals_3)
