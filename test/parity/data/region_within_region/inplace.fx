def forward(self, a_1: "f32[3][1]cpu"):
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2)
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 3);  a_1 = None
    _set_grad_enabled_2 = torch._C._set_grad_enabled(False);  _set_grad_enabled_2 = None
    _set_grad_enabled_3 = torch._C._set_grad_enabled(True);  _set_grad_enabled_3 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, mul_1);  mul = mul_1 = None
    return mul_2
