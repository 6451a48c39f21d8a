def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[8, 6][6, 1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[3, 8][8, 1]cpu", primals_5: "f32[3][1]cpu", primals_6: "i64[4][1]cpu"):
    t: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(primals_2)
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  t = None
    relu: "f32[4, 8][8, 1]cpu" = torch.ops.aten.relu.default(addmm);  addmm = None
    t_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_4)
    addmm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_5, relu, t_1);  relu = t_1 = None
    _log_softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(addmm_1, 1, False);  addmm_1 = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_6, None, 1, -100);  _log_softmax = None
    getitem: "f32[][]cpu" = nll_loss_forward[0];  nll_loss_forward = None
    return (getitem, primals_1, primals_2, primals_3, primals_4, primals_5, primals_6)
