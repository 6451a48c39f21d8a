def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    zeros: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros.default([2, 3], device = device(type='cpu'), pin_memory = False)
    add_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add_.Tensor(zeros, a_1);  zeros = a_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(add_, 0, 0)
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(select, b_1);  select = b_1 = mul_ = None
    return add_
