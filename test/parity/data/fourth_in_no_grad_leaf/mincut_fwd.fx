def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(clone, primals_2, alpha = 0.1);  clone = None
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(sub, 0, 0)
    zero: "f32[3][1]cpu" = torch.ops.aten.zero.default(select_1);  select_1 = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(sub, zero, 0, 0);  sub = zero = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter, primals_2)
    return (select_scatter, mul, primals_2, select_scatter)
