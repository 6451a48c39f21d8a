def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3, 5][5, 1]cpu", primals_3: "f32[3, 5][5, 1]cpu", primals_4: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 0.05)
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_3);  primals_3 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(linalg_vector_norm, 1e-12);  linalg_vector_norm = None
    div: "f32[3, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(mul, add);  mul = add = None
    add_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(primals_2, div);  primals_2 = div = None
    mm: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_1, add_1);  add_1 = None
    _log_softmax: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(mm, 1, False);  mm = None
    detach: "f32[4, 5][5, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_4, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    nll_loss_backward: "f32[4, 5][5, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_4, None, 1, -100, getitem_1);  tangents_1 = _log_softmax = primals_4 = getitem_1 = None
    detach_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_1, 1, torch.float32);  nll_loss_backward = detach_1 = None
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(t, _log_softmax_backward_data);  t = _log_softmax_backward_data = None
    return (getitem, None, mm_1, None, None)
