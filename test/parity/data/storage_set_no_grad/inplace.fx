def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(b_1, 1);  b_1 = None
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    set_: "f32[3][1]cpu" = torch.ops.aten.set_.source_Tensor(mul, c_1);  mul = c_1 = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(set_, 2);  set_ = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, mul_);  a_1 = mul_ = None
    return mul_1
