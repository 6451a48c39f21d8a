def forward(self, a_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    sin: "f32[3][1]cpu" = torch.ops.aten.sin.default(mul)
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(sin, 2);  sin = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_, mul);  mul_ = mul = None
    return add
