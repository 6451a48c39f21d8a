def forward(self, a_1: "f32[3][1]cpu", b_1: "i64[3][1]cpu"):
    zeros: "f32[3][1]cpu" = torch.ops.aten.zeros.default([3], device = device(type='cpu'), pin_memory = False)
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(zeros, b_1);  zeros = b_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_, a_1);  add_ = a_1 = None
    return mul
