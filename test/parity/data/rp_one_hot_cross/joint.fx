def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "i64[3][1]cpu", tangents_1: "f32[3, 3][3, 1]cpu", tangents_2: "f32[][]cpu"):
    unsqueeze: "i64[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, -1)
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.default(4, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    eq: "b8[3, 4][4, 1]cpu" = torch.ops.aten.eq.Tensor(unsqueeze, arange);  unsqueeze = arange = None
    _to_copy: "i64[3, 4][4, 1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.int64);  eq = None
    _to_copy_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten._to_copy.default(_to_copy, dtype = torch.float32);  _to_copy = None
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(_to_copy_1, primals_1)
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    _log_softmax: "f32[3, 4][4, 1]cpu" = torch.ops.aten._log_softmax.default(t, 1, False);  t = None
    detach: "f32[3, 4][4, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_2, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    nll_loss_backward: "f32[3, 4][4, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_2, _log_softmax, primals_2, None, 1, -100, getitem_1);  tangents_2 = _log_softmax = primals_2 = getitem_1 = None
    detach_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[3, 4][4, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_1, 1, torch.float32);  nll_loss_backward = detach_1 = None
    t_1: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(_log_softmax_backward_data);  _log_softmax_backward_data = None
    t_2: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(_to_copy_1);  _to_copy_1 = None
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, tangents_1);  t_2 = tangents_1 = None
    add: "f32[4, 3][1, 4]cpu" = torch.ops.aten.add.Tensor(t_1, mm_1);  t_1 = mm_1 = None
    return (mm, getitem, add, None)
