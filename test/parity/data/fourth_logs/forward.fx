def forward(self, primals_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    log: "f32[3][1]cpu" = torch.ops.aten.log.default(mul);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    log2: "f32[3][1]cpu" = torch.ops.aten.log2.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    log10: "f32[3][1]cpu" = torch.ops.aten.log10.default(mul_2);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    logit: "f32[3][1]cpu" = torch.ops.aten.logit.default(mul_3, 0.1);  mul_3 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(log2, log10);  log2 = log10 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(log, mul_4);  log = mul_4 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, logit);  add = logit = None
    return add_1
