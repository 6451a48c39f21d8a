def forward(self, primals_1: "bf16[4, 6][6, 1]cpu", primals_2: "bf16[8, 6][6, 1]cpu", primals_3: "bf16[8][1]cpu", primals_4: "bf16[3, 8][8, 1]cpu", primals_5: "bf16[3][1]cpu", primals_6: "i64[4][1]cpu"):
    t: "bf16[6, 8][1, 6]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = t = None
    gelu: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.gelu.default(addmm)
    t_1: "bf16[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    addmm_1: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_5, gelu, t_1);  primals_5 = None
    _to_copy: "f32[4, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(addmm_1, dtype = torch.float32);  addmm_1 = None
    _log_softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(_to_copy, 1, False);  _to_copy = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_6, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    t_2: "bf16[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    return (getitem, primals_1, primals_6, addmm, gelu, _log_softmax, getitem_1, t_2)
