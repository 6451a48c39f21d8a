def forward(self, a_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2)
    log_: "f32[3][1]cpu" = torch.ops.aten.log_.default(mul);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2)
    log2_: "f32[3][1]cpu" = torch.ops.aten.log2_.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2)
    log10_: "f32[3][1]cpu" = torch.ops.aten.log10_.default(mul_2);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    logit_: "f32[3][1]cpu" = torch.ops.aten.logit_.default(mul_3, 0.1);  mul_3 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(log2_, log10_);  log2_ = log10_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(log_, mul_4);  log_ = mul_4 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, logit_);  add = logit_ = None
    return add_1
