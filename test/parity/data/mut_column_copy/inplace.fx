def forward(self, a_1: "f32[3][1]cpu"):
    zeros: "f32[3, 2][2, 1]cpu" = torch.ops.aten.zeros.default([3, 2], device = device(type='cpu'), pin_memory = False)
    select: "f32[3][2]cpu" = torch.ops.aten.select.int(zeros, 1, 0)
    copy_: "f32[3][2]cpu" = torch.ops.aten.copy_.default(select, a_1);  select = copy_ = None
    select_1: "f32[3][2]cpu" = torch.ops.aten.select.int(zeros, 1, 1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, a_1);  a_1 = None
    copy__1: "f32[3][2]cpu" = torch.ops.aten.copy_.default(select_1, mul);  select_1 = mul = copy__1 = None
    return zeros
