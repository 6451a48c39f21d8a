def forward(self, primals_1: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu", primals_4: "f32[3][1]cpu", primals_5: "f32[4, 12][12, 1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[2, 1, 8, 8][64, 64, 8, 1]cpu", primals_8: "i64[2][1]cpu"):
    convolution: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_7, primals_1, primals_2, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.relu.default(convolution);  convolution = None
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(relu, [2, 2]);  relu = None
    getitem: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = max_pool2d_with_indices[0];  max_pool2d_with_indices = None
    convolution_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(getitem, primals_3, primals_4, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  getitem = primals_4 = None
    relu_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.relu.default(convolution_1);  convolution_1 = None
    view: "f32[2, 12][12, 1]cpu" = torch.ops.aten.view.default(relu_1, [2, 12])
    t: "f32[12, 4][1, 12]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    addmm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_6, view, t);  primals_6 = view = None
    _log_softmax: "f32[2, 4][4, 1]cpu" = torch.ops.aten._log_softmax.default(addmm, 1, False);  addmm = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_8, None, 1, -100)
    getitem_2: "f32[][]cpu" = nll_loss_forward[0]
    getitem_3: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    t_1: "f32[4, 12][12, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    return (getitem_2, primals_1, primals_2, primals_3, primals_7, primals_8, relu_1, _log_softmax, getitem_3, t_1)
