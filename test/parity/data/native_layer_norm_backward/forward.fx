def forward(self, arg0_1: "f32[2, 4][4, 1]cpu", arg1_1: "f32[2, 4][4, 1]cpu", arg2_1: "f32[2, 1][1, 1]cpu", arg3_1: "f32[2, 1][1, 1]cpu", arg4_1: "f32[4][1]cpu", arg5_1: "f32[4][1]cpu"):
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(arg0_1, arg1_1, [4], arg2_1, arg3_1, arg4_1, arg5_1, [True, True, True]);  arg0_1 = arg1_1 = arg2_1 = arg3_1 = arg4_1 = arg5_1 = None
    getitem: "f32[2, 4][4, 1]cpu" = native_layer_norm_backward[0]
    getitem_1: "f32[4][1]cpu" = native_layer_norm_backward[1]
    getitem_2: "f32[4][1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    return (getitem, getitem_1, getitem_2)
