def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "i64[3][1]cpu"):
    unsqueeze: "i64[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, -1)
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.default(4, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    eq: "b8[3, 4][4, 1]cpu" = torch.ops.aten.eq.Tensor(unsqueeze, arange);  unsqueeze = arange = None
    _to_copy: "i64[3, 4][4, 1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.int64);  eq = None
    _to_copy_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten._to_copy.default(_to_copy, dtype = torch.float32);  _to_copy = None
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(_to_copy_1, primals_1);  _to_copy_1 = None
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    _log_softmax: "f32[3, 4][4, 1]cpu" = torch.ops.aten._log_softmax.default(t, 1, False);  t = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_2, None, 1, -100);  _log_softmax = primals_2 = None
    getitem: "f32[][]cpu" = nll_loss_forward[0];  nll_loss_forward = None
    return (mm, getitem)
