def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[4][1]cpu"):
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    sum_1: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(sum_1);  sum_1 = None
    log: "f32[4][1]cpu" = torch.ops.aten.log.default(sigmoid)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, log);  log = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, primals_3)
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid);  sigmoid = None
    log_1: "f32[4][1]cpu" = torch.ops.aten.log.default(sub_1);  sub_1 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub, log_1);  sub = log_1 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(add);  add = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(mean);  mean = None
    return (neg, primals_1, primals_2, primals_3)
