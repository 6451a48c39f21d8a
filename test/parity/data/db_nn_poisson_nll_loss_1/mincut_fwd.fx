def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu"):
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_1)
    exp: "f32[5][1]cpu" = torch.ops.aten.exp.default(primals_1)
    detach: "f32[5][1]cpu" = torch.ops.aten.detach.default(exp)
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(exp, mul);  exp = mul = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 6.283185307179586)
    log: "f32[5][1]cpu" = torch.ops.aten.log.default(mul_1);  mul_1 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Scalar(log, 0.5);  log = None
    log_1: "f32[5][1]cpu" = torch.ops.aten.log.default(primals_2)
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, log_1);  log_1 = None
    sub_1: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(mul_3, primals_2);  mul_3 = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(sub_1, mul_2);  sub_1 = mul_2 = None
    le: "b8[5][1]cpu" = torch.ops.aten.le.Scalar(primals_2, 1)
    masked_fill: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(add, le, 0);  add = le = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(sub, masked_fill);  sub = masked_fill = None
    detach_1: "f32[5][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (add_1, primals_1, primals_2, detach_1)
