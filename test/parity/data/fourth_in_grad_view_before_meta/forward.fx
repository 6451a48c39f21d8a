def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(clone, 0, 0)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, 2);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(clone, mul, 0, 0);  clone = mul = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(select_scatter);  select_scatter = None
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t_1, primals_2);  primals_2 = None
    return (t_1, mul_1)
