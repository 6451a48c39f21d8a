def forward(self, primals_1: "f32[2, 3, 4, 4][48, 16, 4, 1]cpu", primals_2: "f32[4, 3, 3, 3][27, 9, 3, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", tangents_1: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu"):
    convolution: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    native_group_norm = torch.ops.aten.native_group_norm.default(convolution, primals_3, primals_4, 2, 4, 16, 2, 1e-05);  primals_4 = None
    getitem: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm[0]
    getitem_1: "f32[2, 2][2, 1]cpu" = native_group_norm[1]
    getitem_2: "f32[2, 2][2, 1]cpu" = native_group_norm[2];  native_group_norm = None
    detach: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_1);  getitem_1 = None
    detach_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_2);  getitem_2 = None
    relu: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.relu.default(getitem);  getitem = None
    detach_2: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.detach.default(relu)
    detach_3: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    threshold_backward: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.threshold_backward.default(tangents_1, detach_3, 0);  tangents_1 = detach_3 = None
    detach_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    native_group_norm_backward = torch.ops.aten.native_group_norm_backward.default(threshold_backward, convolution, detach_4, detach_5, primals_3, 2, 4, 16, 2, [True, True, True]);  threshold_backward = convolution = detach_4 = detach_5 = primals_3 = None
    getitem_3: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm_backward[0]
    getitem_4: "f32[4][1]cpu" = native_group_norm_backward[1]
    getitem_5: "f32[4][1]cpu" = native_group_norm_backward[2];  native_group_norm_backward = None
    convolution_backward = torch.ops.aten.convolution_backward.default(getitem_3, primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  getitem_3 = primals_1 = primals_2 = None
    getitem_6: "f32[2, 3, 4, 4][48, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_7: "f32[4, 3, 3, 3][27, 9, 3, 1]cpu" = convolution_backward[1];  convolution_backward = None
    return (relu, getitem_6, getitem_7, getitem_4, getitem_5)
