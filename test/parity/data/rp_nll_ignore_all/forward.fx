def forward(self, primals_1: "f32[3, 4][4, 1]cpu", primals_2: "i64[3][1]cpu"):
    _log_softmax: "f32[3, 4][4, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_2, None, 1, 1);  _log_softmax = None
    getitem: "f32[][]cpu" = nll_loss_forward[0];  nll_loss_forward = None
    _log_softmax_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False);  primals_1 = None
    nll_loss_forward_1 = torch.ops.aten.nll_loss_forward.default(_log_softmax_1, primals_2, None, 2, 1);  _log_softmax_1 = primals_2 = None
    getitem_2: "f32[][]cpu" = nll_loss_forward_1[0];  nll_loss_forward_1 = None
    return (getitem, getitem_2)
