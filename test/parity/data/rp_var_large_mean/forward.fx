def forward(self, primals_1: "f32[2, 4][4, 1]cpu"):
    var: "f32[][]cpu" = torch.ops.aten.var.correction(primals_1)
    std: "f32[4][1]cpu" = torch.ops.aten.std.correction(primals_1, [0], correction = 1)
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [4], None, None, 1e-05);  primals_1 = None
    getitem: "f32[2, 4][4, 1]cpu" = native_layer_norm[0];  native_layer_norm = None
    return (var, std, getitem)
