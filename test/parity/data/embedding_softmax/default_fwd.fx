def forward(self, primals_1: "f32[5, 4][4, 1]cpu", primals_2: "i64[6][1]cpu", primals_3: "f32[5, 4][4, 1]cpu", primals_4: "i64[6][1]cpu"):
    embedding: "f32[6, 4][4, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2);  primals_1 = None
    t: "f32[4, 5][1, 4]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm: "f32[6, 5][5, 1]cpu" = torch.ops.aten.mm.default(embedding, t)
    _log_softmax: "f32[6, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(mm, 1, False);  mm = None
    detach: "f32[6, 5][5, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_4, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    return (getitem, primals_2, primals_4, embedding, t, _log_softmax, detach, getitem_1)
