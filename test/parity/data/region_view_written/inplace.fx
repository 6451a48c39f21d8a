def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(select, 2);  select = mul_ = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    sin: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sin.default(mul);  mul = None
    return sin
