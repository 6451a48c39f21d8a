def forward(self, primals_1: "f32[3, 1][1, 1]cpu", primals_2: "f32[1][1]cpu"):
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [1], None, None, 1e-05)
    getitem: "f32[3, 1][1, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[3, 1][1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[3, 1][1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    native_layer_norm_1 = torch.ops.aten.native_layer_norm.default(primals_1, [1], primals_2, primals_2, 1e-05)
    getitem_3: "f32[3, 1][1, 1]cpu" = native_layer_norm_1[0]
    getitem_4: "f32[3, 1][1, 1]cpu" = native_layer_norm_1[1]
    getitem_5: "f32[3, 1][1, 1]cpu" = native_layer_norm_1[2];  native_layer_norm_1 = None
    unsqueeze: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0)
    native_group_norm = torch.ops.aten.native_group_norm.default(unsqueeze, None, None, 1, 3, 1, 1, 1e-05);  unsqueeze = None
    getitem_6: "f32[1, 3, 1][3, 1, 1]cpu" = native_group_norm[0]
    getitem_7: "f32[1, 1][1, 1]cpu" = native_group_norm[1]
    getitem_8: "f32[1, 1][1, 1]cpu" = native_group_norm[2];  native_group_norm = None
    detach: "f32[1, 1][1, 1]cpu" = torch.ops.aten.detach.default(getitem_7);  getitem_7 = None
    detach_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.detach.default(getitem_8);  getitem_8 = None
    pow_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    mean: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mean.dim(pow_1, [1], True);  pow_1 = None
    add: "f32[3, 1][1, 1]cpu" = torch.ops.aten.add.Scalar(mean, 1.1920928955078125e-07);  mean = None
    rsqrt: "f32[3, 1][1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    mul: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, rsqrt)
    detach_4: "f32[1, 1][1, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_5: "f32[1, 1][1, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    return (getitem, getitem_3, getitem_6, mul, primals_1, primals_2, getitem_1, getitem_2, getitem_4, getitem_5, rsqrt, detach_4, detach_5)
