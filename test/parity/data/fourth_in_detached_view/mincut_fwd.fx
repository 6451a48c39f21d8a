def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(clone);  clone = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(detach, 0, 0)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, 2);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(detach, mul, 0, 0);  detach = mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter, primals_2)
    return (select_scatter, mul_1, primals_2, select_scatter)
