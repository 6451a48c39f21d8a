def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 1)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(select)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, primals_2);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(mul, mul_1, 0, 1);  mul = mul_1 = None
    return (select_scatter, primals_2, clone)
