def forward(self, primals_1: "f32[5, 4][4, 1]cpu", primals_2: "i64[6][1]cpu", primals_3: "i64[6][1]cpu"):
    embedding: "f32[6, 4][4, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2)
    t: "f32[4, 5][1, 4]cpu" = torch.ops.aten.t.default(primals_1)
    mm: "f32[6, 5][5, 1]cpu" = torch.ops.aten.mm.default(embedding, t);  embedding = t = None
    _log_softmax: "f32[6, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(mm, 1, False);  mm = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_3, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    return (getitem, primals_1, primals_2, primals_3, _log_softmax, getitem_1)
