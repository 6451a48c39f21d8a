def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, b_1)
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(b_1, 1);  b_1 = add_ = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    return add
