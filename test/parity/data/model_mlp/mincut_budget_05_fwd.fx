def forward(self, primals_1: "f32[8, 6][6, 1]cpu", primals_2: "f32[8][1]cpu", primals_3: "f32[8, 8][8, 1]cpu", primals_4: "f32[8][1]cpu", primals_5: "f32[3, 8][8, 1]cpu", primals_6: "f32[3][1]cpu", primals_7: "f32[4, 6][6, 1]cpu", primals_8: "i64[4][1]cpu"):
    t: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_2, primals_7, t);  primals_2 = t = None
    relu: "f32[4, 8][8, 1]cpu" = torch.ops.aten.relu.default(addmm);  addmm = None
    t_1: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    addmm_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_4, relu, t_1)
    relu_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.relu.default(addmm_1);  addmm_1 = None
    t_2: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    addmm_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_6, relu_1, t_2);  relu_1 = None
    _log_softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(addmm_2, 1, False);  addmm_2 = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_8, None, 1, -100);  _log_softmax = None
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    return (getitem, primals_4, primals_6, primals_7, primals_8, relu, t_1, t_2, getitem_1)
