def forward(self, primals_1: "f32[0, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[2][1]cpu"):
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[0, 2][2, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = t = None
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [3], None, None, 1e-05)
    getitem: "f32[0, 3][3, 1]cpu" = native_layer_norm[0];  native_layer_norm = None
    gelu: "f32[0, 3][3, 1]cpu" = torch.ops.aten.gelu.default(primals_1);  primals_1 = None
    return (addmm, getitem, gelu)
