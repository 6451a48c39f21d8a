def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[4, 5][5, 1]cpu", primals_3: "i64[4][1]cpu"):
    _log_softmax: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, -1, False);  primals_1 = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 1)
    gather: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze);  _log_softmax = unsqueeze = None
    select: "f32[4][1]cpu" = torch.ops.aten.select.int(gather, 1, 0);  gather = None
    _log_softmax_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(primals_2, -1, False);  primals_2 = None
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 1);  primals_3 = None
    gather_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax_1, 1, unsqueeze_1);  _log_softmax_1 = unsqueeze_1 = None
    select_1: "f32[4][1]cpu" = torch.ops.aten.select.int(gather_1, 1, 0);  gather_1 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(select, select_1);  select = select_1 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub, 0.1);  sub = None
    log_sigmoid_forward = torch.ops.aten.log_sigmoid_forward.default(mul);  mul = None
    getitem: "f32[4][1]cpu" = log_sigmoid_forward[0];  log_sigmoid_forward = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(getitem);  getitem = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(mean);  mean = None
    return neg
