def forward(self, a_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    erf_: "f32[3][1]cpu" = torch.ops.aten.erf_.default(mul);  mul = None
    exp_: "f32[3][1]cpu" = torch.ops.aten.exp_.default(erf_);  erf_ = None
    return exp_
