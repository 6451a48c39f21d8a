def forward(self, primals_1: "f32[3][1]cpu"):
    zeros: "f32[3, 2][2, 1]cpu" = torch.ops.aten.zeros.default([3, 2], device = device(type='cpu'), pin_memory = False)
    select: "f32[3][2]cpu" = torch.ops.aten.select.int(zeros, 1, 0)
    copy: "f32[3][2]cpu" = torch.ops.aten.copy.default(select, primals_1);  select = None
    select_scatter: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(zeros, copy, 1, 0);  zeros = copy = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1);  primals_1 = None
    select_4: "f32[3][2]cpu" = torch.ops.aten.select.int(select_scatter, 1, 1)
    copy_1: "f32[3][2]cpu" = torch.ops.aten.copy.default(select_4, mul);  select_4 = mul = None
    select_scatter_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(select_scatter, copy_1, 1, 1);  select_scatter = copy_1 = None
    return select_scatter_1
