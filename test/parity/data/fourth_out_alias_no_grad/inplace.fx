def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2)
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = b_1 = None
    return (mul, select, mul_1)
