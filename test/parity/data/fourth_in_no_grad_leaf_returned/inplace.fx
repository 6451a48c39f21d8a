def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_, b_1);  b_1 = None
    return (mul_, mul)
