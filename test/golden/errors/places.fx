def forward(self, table: "f32[5, 4][4, 1]cpu", ids: "i64[2, 3][3, 1]cpu", classes: "i64[6][1]cpu", rows: "i64[2][1]cpu", mask: "b8[6][1]cpu"):
    embedding: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.embedding.default(table, ids)
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(embedding, [6, 4])
    unsqueeze: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(rows, 1)
    expand: "i64[2, 4][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 4])
    gather: "f32[2, 4][4, 1]cpu" = torch.ops.aten.gather.default(view, 0, expand)
    index: "f32[2, 4][4, 1]cpu" = torch.ops.aten.index.Tensor(table, [rows])
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(gather, index)
    _log_softmax: "f32[6, 4][4, 1]cpu" = torch.ops.aten._log_softmax.default(view, 1, False)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, classes, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    unsqueeze_1: "b8[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mask, 1)
    where: "f32[6, 4][4, 1]cpu" = torch.ops.aten.where.ScalarOther(unsqueeze_1, view, 0.0)
    return (getitem, add, where)
