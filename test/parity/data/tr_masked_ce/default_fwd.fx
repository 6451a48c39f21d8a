def forward(self, primals_1: "f32[2, 3, 5][15, 5, 1]cpu", primals_2: "i64[2, 3][3, 1]cpu", primals_3: "f32[2, 3][3, 1]cpu"):
    transpose: "f32[2, 5, 3][15, 1, 5]cpu" = torch.ops.aten.transpose.int(primals_1, 1, 2);  primals_1 = None
    _log_softmax: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten._log_softmax.default(transpose, 1, False);  transpose = None
    detach: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    view: "f32[2, 5, 1, 3][15, 3, 3, 1]cpu" = torch.ops.aten.view.default(_log_softmax, [2, 5, 1, -1]);  _log_softmax = None
    view_1: "i64[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 1, -1]);  primals_2 = None
    nll_loss2d_forward = torch.ops.aten.nll_loss2d_forward.default(view, view_1, None, 0, -100)
    getitem: "f32[2, 1, 3][3, 3, 1]cpu" = nll_loss2d_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss2d_forward[1];  nll_loss2d_forward = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(getitem, [2, 3]);  getitem = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_2, primals_3);  view_2 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(primals_3)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_1, sum_2);  sum_1 = None
    return (div, primals_3, detach, view, view_1, getitem_1, sum_2)
