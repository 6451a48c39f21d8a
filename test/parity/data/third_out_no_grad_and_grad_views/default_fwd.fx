def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(mul)
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(detach, 0, 1);  detach = None
    return (select, select_1, mul)
