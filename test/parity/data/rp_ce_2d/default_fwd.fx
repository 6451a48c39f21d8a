def forward(self, primals_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu", primals_2: "i64[2, 2, 2][4, 2, 1]cpu", primals_3: "f32[3][1]cpu"):
    _log_softmax: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False)
    detach: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    nll_loss2d_forward = torch.ops.aten.nll_loss2d_forward.default(_log_softmax, primals_2, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss2d_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss2d_forward[1];  nll_loss2d_forward = None
    _log_softmax_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False);  primals_1 = None
    detach_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.detach.default(_log_softmax_1)
    nll_loss2d_forward_1 = torch.ops.aten.nll_loss2d_forward.default(_log_softmax_1, primals_2, primals_3, 0, -100)
    getitem_2: "f32[2, 2, 2][4, 2, 1]cpu" = nll_loss2d_forward_1[0]
    getitem_3: "f32[][]cpu" = nll_loss2d_forward_1[1];  nll_loss2d_forward_1 = None
    return (getitem, getitem_2, primals_2, primals_3, _log_softmax, detach, getitem_1, _log_softmax_1, detach_1, getitem_3)
