def forward(self, a_1: "f32[3, 2][2, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    t_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t_.default(b_1);  b_1 = None
    add_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add_.Tensor(t_, 1);  t_ = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, add_);  a_1 = add_ = None
    return mul
