def forward(self, a_1: "f32[4][1]cpu", b_1: "f32[4][1]cpu", c_1: "f32[4][1]cpu"):
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    mul_: "f32[4][1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul_);  mul_ = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(b_1, c_1);  b_1 = c_1 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(sum_1, mul);  sum_1 = mul = None
    return add
