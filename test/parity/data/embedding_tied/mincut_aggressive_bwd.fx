def forward(self, primals_1: "f32[5, 4][4, 1]cpu", primals_2: "i64[6][1]cpu", primals_3: "i64[6][1]cpu", _log_softmax: "f32[6, 5][5, 1]cpu", getitem_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[6, 5][5, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_3, None, 1, -100, getitem_1);  tangents_1 = primals_3 = getitem_1 = None
    detach: "f32[6, 5][5, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_1: "f32[6, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[6, 5][5, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_1, 1, torch.float32);  nll_loss_backward = detach_1 = None
    t_1: "f32[5, 6][1, 5]cpu" = torch.ops.aten.t.default(_log_softmax_backward_data)
    embedding: "f32[6, 4][4, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2)
    mm_1: "f32[5, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_1, embedding);  t_1 = embedding = None
    t_2: "f32[4, 5][1, 4]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    t: "f32[4, 5][1, 4]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    t_3: "f32[5, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(_log_softmax_backward_data, t_3);  _log_softmax_backward_data = t_3 = None
    t_4: "f32[5, 4][4, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    embedding_dense_backward: "f32[5, 4][4, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(mm_2, primals_2, 5, -1, False);  mm_2 = primals_2 = None
    add: "f32[5, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(t_4, embedding_dense_backward);  t_4 = embedding_dense_backward = None
    return (add, None, None)
