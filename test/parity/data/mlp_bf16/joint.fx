def forward(self, primals_1: "bf16[4, 6][6, 1]cpu", primals_2: "bf16[8, 6][6, 1]cpu", primals_3: "bf16[8][1]cpu", primals_4: "bf16[3, 8][8, 1]cpu", primals_5: "bf16[3][1]cpu", primals_6: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    t: "bf16[6, 8][1, 6]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = t = None
    gelu: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.gelu.default(addmm)
    t_1: "bf16[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    addmm_1: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_5, gelu, t_1);  primals_5 = None
    _to_copy: "f32[4, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(addmm_1, dtype = torch.float32);  addmm_1 = None
    _log_softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(_to_copy, 1, False);  _to_copy = None
    detach: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_6, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    nll_loss_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_6, None, 1, -100, getitem_1);  tangents_1 = _log_softmax = primals_6 = getitem_1 = None
    detach_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_1, 1, torch.float32);  nll_loss_backward = detach_1 = None
    _to_copy_1: "bf16[4, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(_log_softmax_backward_data, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  _log_softmax_backward_data = None
    t_2: "bf16[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(_to_copy_1, t_2);  t_2 = None
    t_3: "bf16[3, 4][1, 3]cpu" = torch.ops.aten.t.default(_to_copy_1)
    mm_1: "bf16[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_3, gelu);  t_3 = gelu = None
    t_4: "bf16[8, 3][1, 8]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(_to_copy_1, [0], True);  _to_copy_1 = None
    view: "bf16[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    t_5: "bf16[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    gelu_backward: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.gelu_backward.default(mm, addmm);  mm = addmm = None
    t_6: "bf16[8, 4][1, 8]cpu" = torch.ops.aten.t.default(gelu_backward)
    mm_2: "bf16[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(t_6, primals_1);  t_6 = primals_1 = None
    t_7: "bf16[6, 8][1, 6]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    sum_2: "bf16[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(gelu_backward, [0], True);  gelu_backward = None
    view_1: "bf16[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    t_8: "bf16[8, 6][6, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    return (getitem, None, t_8, view_1, t_5, view, None)
