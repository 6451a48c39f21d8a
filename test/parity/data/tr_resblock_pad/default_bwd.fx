def forward(self, primals_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", primals_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", primals_3: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", reflection_pad2d: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu", view: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", getitem_1: "f32[2][1]cpu", getitem_2: "f32[2][1]cpu", relu: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", detach: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", replication_pad2d: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu", tangents_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    convolution_backward = torch.ops.aten.convolution_backward.default(tangents_1, replication_pad2d, primals_3, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]);  replication_pad2d = primals_3 = None
    getitem_3: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = convolution_backward[0]
    getitem_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward[1];  convolution_backward = None
    replication_pad2d_backward: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.replication_pad2d_backward.default(getitem_3, relu, [1, 1, 1, 1]);  getitem_3 = relu = None
    detach_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.threshold_backward.default(replication_pad2d_backward, detach_1, 0);  replication_pad2d_backward = detach_1 = None
    view_2: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(threshold_backward, [1, 2, 4, 4]);  threshold_backward = None
    native_batch_norm_backward = torch.ops.aten.native_batch_norm_backward.default(view_2, view, None, None, None, getitem_1, getitem_2, True, 1e-05, [True, False, False]);  view_2 = view = getitem_1 = getitem_2 = None
    getitem_6: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = native_batch_norm_backward[0];  native_batch_norm_backward = None
    view_3: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(getitem_6, [1, 2, 4, 4]);  getitem_6 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(view_3, reflection_pad2d, primals_2, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]);  view_3 = reflection_pad2d = primals_2 = None
    getitem_9: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = convolution_backward_1[0]
    getitem_10: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    reflection_pad2d_backward: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.reflection_pad2d_backward.default(getitem_9, primals_1, [1, 1, 1, 1]);  getitem_9 = primals_1 = None
    add_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, reflection_pad2d_backward);  tangents_1 = reflection_pad2d_backward = None
    return (add_1, getitem_10, getitem_4)
