def forward(self, primals_1: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu", primals_3: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu", primals_5: "f32[4, 12][12, 1]cpu", primals_7: "f32[2, 1, 8, 8][64, 64, 8, 1]cpu", primals_8: "i64[2][1]cpu", relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu", getitem: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu", getitem_1: "i64[2, 2, 4, 4][32, 16, 4, 1]cpu", relu_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu", _log_softmax: "f32[2, 4][4, 1]cpu", getitem_3: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_8, None, 1, -100, getitem_3);  tangents_1 = primals_8 = getitem_3 = None
    detach_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    _log_softmax_backward_data: "f32[2, 4][4, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_3, 1, torch.float32);  nll_loss_backward = detach_3 = None
    t: "f32[12, 4][1, 12]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    t_1: "f32[4, 12][12, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm: "f32[2, 12][12, 1]cpu" = torch.ops.aten.mm.default(_log_softmax_backward_data, t_1);  t_1 = None
    t_2: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(_log_softmax_backward_data)
    view: "f32[2, 12][12, 1]cpu" = torch.ops.aten.view.default(relu_1, [2, 12])
    mm_1: "f32[4, 12][12, 1]cpu" = torch.ops.aten.mm.default(t_2, view);  t_2 = view = None
    t_3: "f32[12, 4][1, 12]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(_log_softmax_backward_data, [0], True);  _log_softmax_backward_data = None
    view_1: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    t_4: "f32[4, 12][12, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    view_2: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 2, 2]);  mm = None
    detach_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.detach.default(relu_1);  relu_1 = None
    detach_4: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    threshold_backward: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.threshold_backward.default(view_2, detach_4, 0);  view_2 = detach_4 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(threshold_backward, getitem, primals_3, [3], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  threshold_backward = getitem = primals_3 = None
    getitem_4: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_5: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward[1]
    getitem_6: "f32[3][1]cpu" = convolution_backward[2];  convolution_backward = None
    max_pool2d_with_indices_backward: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(getitem_4, relu, [2, 2], [], [0, 0], [1, 1], False, getitem_1);  getitem_4 = getitem_1 = None
    detach: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.detach.default(relu);  relu = None
    detach_5: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward_1: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.threshold_backward.default(max_pool2d_with_indices_backward, detach_5, 0);  max_pool2d_with_indices_backward = detach_5 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(threshold_backward_1, primals_7, primals_1, [2], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [False, True, True]);  threshold_backward_1 = primals_7 = primals_1 = None
    getitem_8: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu" = convolution_backward_1[1]
    getitem_9: "f32[2][1]cpu" = convolution_backward_1[2];  convolution_backward_1 = None
    return (getitem_8, getitem_9, getitem_5, getitem_6, t_4, view_1, None, None)
