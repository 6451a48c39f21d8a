def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "i64[2][1]cpu"):
    _log_softmax: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False);  primals_1 = None
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_2, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    return (getitem, primals_2, _log_softmax, detach, getitem_1)
