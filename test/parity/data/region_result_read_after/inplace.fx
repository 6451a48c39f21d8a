def forward(self, a_1: "f32[4, 3][3, 1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu"):
    sin: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sin.default(a_1);  a_1 = None
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    mean: "f32[3][1]cpu" = torch.ops.aten.mean.dim(sin, [0])
    lerp_: "f32[3][1]cpu" = torch.ops.aten.lerp_.Scalar(c_1, mean, 0.1);  c_1 = lerp_ = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sin, mean);  sin = mean = None
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub, b_1);  sub = b_1 = None
    return mul
