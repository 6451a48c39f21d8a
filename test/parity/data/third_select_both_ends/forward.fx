def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_1: "f32[2][1]cpu" = torch.ops.aten.select.int(mul, 0, -1)
    copy: "f32[2][1]cpu" = torch.ops.aten.copy.default(select, select_1);  select = select_1 = None
    select_scatter: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(mul, copy, 0, 0);  mul = copy = None
    select_5: "f32[2][1]cpu" = torch.ops.aten.select.int(select_scatter, 0, -1)
    zero: "f32[2][1]cpu" = torch.ops.aten.zero.default(select_5);  select_5 = None
    select_scatter_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(select_scatter, zero, 0, -1);  select_scatter = zero = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter_1, primals_1);  select_scatter_1 = primals_1 = None
    return mul_1
