def forward(self, primals_1: "f32[s26, s49][s49, 1]cpu", primals_2: "f32[s49][1]cpu", primals_3: "f32[s49][1]cpu", tangents_1: "f32[s26, s49][s49, 1]cpu"):
    sym_size_int: "Sym(s49)" = torch.ops.aten.sym_size.int(primals_1, 1)
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [sym_size_int], primals_2, primals_3, 1e-05)
    getitem: "f32[s26, s49][s49, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[s26, 1][1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[s26, 1][1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(tangents_1, primals_1, [sym_size_int], getitem_1, getitem_2, primals_2, primals_3, [True, True, True]);  tangents_1 = primals_1 = sym_size_int = getitem_1 = getitem_2 = primals_2 = primals_3 = None
    getitem_3: "f32[s26, s49][s49, 1]cpu" = native_layer_norm_backward[0]
    getitem_4: "f32[s49][1]cpu" = native_layer_norm_backward[1]
    getitem_5: "f32[s49][1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    return (getitem, getitem_3, getitem_4, getitem_5)
