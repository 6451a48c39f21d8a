def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(clone)
    select: "f32[2][3]cpu" = torch.ops.aten.select.int(t, 0, 0);  t = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select, 2);  select = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(clone);  clone = None
    select_scatter: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select_scatter.default(t_1, mul, 0, 0);  t_1 = mul = None
    t_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(select_scatter);  select_scatter = None
    t_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t_4, primals_2);  primals_2 = None
    return (t_4, mul_1)
