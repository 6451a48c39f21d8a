def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    logaddexp: "f32[4][1]cpu" = torch.ops.aten.logaddexp.default(primals_1, primals_2)
    logaddexp2: "f32[4][1]cpu" = torch.ops.aten.logaddexp2.default(primals_1, primals_2)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(logaddexp, logaddexp2);  logaddexp = logaddexp2 = None
    fmax: "f32[4][1]cpu" = torch.ops.aten.fmax.default(primals_1, primals_2)
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add, fmax);  add = fmax = None
    fmin: "f32[4][1]cpu" = torch.ops.aten.fmin.default(primals_1, primals_2)
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(add_1, fmin);  add_1 = fmin = None
    nan_to_num: "f32[4][1]cpu" = torch.ops.aten.nan_to_num.default(primals_1, 0.5)
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(sub, nan_to_num);  sub = nan_to_num = None
    return (add_2, primals_1, primals_2)
