def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(mul)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(detach, 0, 0);  detach = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, 3);  select = None
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(mul);  mul = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(detach_1, mul_1, 0, 0);  detach_1 = mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter, primals_2)
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, select_scatter);  select_scatter = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, 2);  mul_4 = None
    return (mul_2, mul_5, mul_3)
