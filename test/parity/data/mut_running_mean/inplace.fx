def forward(self, a_1: "f32[4, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 0.9);  b_1 = None
    mean: "f32[3][1]cpu" = torch.ops.aten.mean.dim(a_1, [0])
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(mul_, mean, alpha = 0.1);  mul_ = mean = add_ = None
    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
    mean_1: "f32[3][1]cpu" = torch.ops.aten.mean.dim(a_1, [0])
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(a_1, mean_1);  a_1 = mean_1 = None
    return sub
