def forward(self, primals_1: "f32[3, 1][1, 1]cpu", primals_2: "f32[1][1]cpu", tangents_1: "f32[3, 1][1, 1]cpu", tangents_2: "f32[3, 1][1, 1]cpu", tangents_3: "f32[1, 3, 1][3, 1, 1]cpu", tangents_4: "f32[3, 1][1, 1]cpu"):
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [1], None, None, 1e-05)
    getitem: "f32[3, 1][1, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[3, 1][1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[3, 1][1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    native_layer_norm_1 = torch.ops.aten.native_layer_norm.default(primals_1, [1], primals_2, primals_2, 1e-05)
    getitem_3: "f32[3, 1][1, 1]cpu" = native_layer_norm_1[0]
    getitem_4: "f32[3, 1][1, 1]cpu" = native_layer_norm_1[1]
    getitem_5: "f32[3, 1][1, 1]cpu" = native_layer_norm_1[2];  native_layer_norm_1 = None
    unsqueeze: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0)
    native_group_norm = torch.ops.aten.native_group_norm.default(unsqueeze, None, None, 1, 3, 1, 1, 1e-05)
    getitem_6: "f32[1, 3, 1][3, 1, 1]cpu" = native_group_norm[0]
    getitem_7: "f32[1, 1][1, 1]cpu" = native_group_norm[1]
    getitem_8: "f32[1, 1][1, 1]cpu" = native_group_norm[2];  native_group_norm = None
    detach: "f32[1, 1][1, 1]cpu" = torch.ops.aten.detach.default(getitem_7);  getitem_7 = None
    detach_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.detach.default(getitem_8);  getitem_8 = None
    pow_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    mean: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mean.dim(pow_1, [1], True);  pow_1 = None
    add: "f32[3, 1][1, 1]cpu" = torch.ops.aten.add.Scalar(mean, 1.1920928955078125e-07);  mean = None
    rsqrt: "f32[3, 1][1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    detach_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.detach.default(rsqrt)
    mul: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, rsqrt)
    mul_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, primals_1)
    mul_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, rsqrt);  tangents_4 = rsqrt = None
    detach_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    pow_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_3, 3);  detach_3 = None
    mul_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(mul_1, -0.5);  mul_1 = None
    mul_4: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, pow_2);  mul_3 = pow_2 = None
    expand: "f32[3, 1][1, 1]cpu" = torch.ops.aten.expand.default(mul_4, [3, 1]);  mul_4 = None
    div: "f32[3, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(expand, 1);  expand = None
    pow_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 1.0)
    mul_5: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 2.0);  pow_3 = None
    mul_6: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(div, mul_5);  div = mul_5 = None
    add_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_6);  mul_2 = mul_6 = None
    detach_4: "f32[1, 1][1, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_5: "f32[1, 1][1, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    native_group_norm_backward = torch.ops.aten.native_group_norm_backward.default(tangents_3, unsqueeze, detach_4, detach_5, None, 1, 3, 1, 1, [True, False, False]);  tangents_3 = unsqueeze = detach_4 = detach_5 = None
    getitem_9: "f32[1, 3, 1][3, 1, 1]cpu" = native_group_norm_backward[0];  native_group_norm_backward = None
    squeeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.squeeze.dim(getitem_9, 0);  getitem_9 = None
    add_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(add_1, squeeze);  add_1 = squeeze = None
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(tangents_2, primals_1, [1], getitem_4, getitem_5, primals_2, primals_2, [True, True, True]);  tangents_2 = getitem_4 = getitem_5 = primals_2 = None
    getitem_12: "f32[3, 1][1, 1]cpu" = native_layer_norm_backward[0]
    getitem_13: "f32[1][1]cpu" = native_layer_norm_backward[1]
    getitem_14: "f32[1][1]cpu" = native_layer_norm_backward[2];  native_layer_norm_backward = None
    add_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(add_2, getitem_12);  add_2 = getitem_12 = None
    add_4: "f32[1][1]cpu" = torch.ops.aten.add.Tensor(getitem_13, getitem_14);  getitem_13 = getitem_14 = None
    native_layer_norm_backward_1 = torch.ops.aten.native_layer_norm_backward.default(tangents_1, primals_1, [1], getitem_1, getitem_2, None, None, [True, False, False]);  tangents_1 = primals_1 = getitem_1 = getitem_2 = None
    getitem_15: "f32[3, 1][1, 1]cpu" = native_layer_norm_backward_1[0];  native_layer_norm_backward_1 = None
    add_5: "f32[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(add_3, getitem_15);  add_3 = getitem_15 = None
    return (getitem, getitem_3, getitem_6, mul, add_5, add_4)
