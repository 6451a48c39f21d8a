def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    neg_: "f32[3][1]cpu" = torch.ops.aten.neg_.default(a_1);  a_1 = neg_ = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(b_1, 1);  b_1 = None
    return add
