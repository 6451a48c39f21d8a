def forward(self, a_1: "f32[3, 2][2, 1]cpu", b_1: "f32[2, 3][3, 1]cpu", c_1: "f32[1, 2][2, 1]cpu"):
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    t_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t_.default(b_1);  b_1 = None
    mul_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul_.Tensor(t_, 2);  t_ = None
    squeeze_: "f32[2][1]cpu" = torch.ops.aten.squeeze_.dim(c_1, 0);  c_1 = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, mul_);  a_1 = mul_ = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul, squeeze_);  mul = squeeze_ = None
    return add
