def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(a_1, b_1);  a_1 = None
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(add_, 2);  add_ = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_, b_1);  mul_ = b_1 = None
    return mul
