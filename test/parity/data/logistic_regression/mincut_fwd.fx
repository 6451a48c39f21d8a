def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[4][1]cpu"):
    mv: "f32[4][1]cpu" = torch.ops.aten.mv.default(primals_1, primals_2);  primals_2 = None
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(mv);  mv = None
    log: "f32[4][1]cpu" = torch.ops.aten.log.default(sigmoid)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, log);  log = None
    rsub: "f32[4][1]cpu" = torch.ops.aten.rsub.Scalar(primals_3, 1)
    rsub_1: "f32[4][1]cpu" = torch.ops.aten.rsub.Scalar(sigmoid, 1)
    log_1: "f32[4][1]cpu" = torch.ops.aten.log.default(rsub_1);  rsub_1 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(rsub, log_1);  rsub = log_1 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(add);  add = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(mean);  mean = None
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    return (neg, primals_3, sigmoid, t)
