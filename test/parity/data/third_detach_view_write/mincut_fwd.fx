def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(mul);  mul = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(detach, 0, 0)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, 3);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(detach, mul_1, 0, 0);  detach = mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter, primals_2)
    return (mul_2, primals_2, select_scatter)
