def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    sub_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub_.Tensor(a_1, b_1, alpha = 0.1);  a_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(sub_, 0, 0)
    zero_: "f32[3][1]cpu" = torch.ops.aten.zero_.default(select);  select = zero_ = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_, b_1);  sub_ = b_1 = None
    return mul
