def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "i64[][]cpu"):
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    lerp_: "f32[3][1]cpu" = torch.ops.aten.lerp_.Scalar(b_1, a_1, 0.1);  b_1 = None
    add_: "i64[][]cpu" = torch.ops.aten.add_.Tensor(c_1, 1);  c_1 = add_ = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, lerp_);  a_1 = lerp_ = None
    return mul
