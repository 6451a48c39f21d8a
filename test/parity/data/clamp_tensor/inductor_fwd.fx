def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[2, 1][1, 1]cpu"):
    clamp_min: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp_min.Tensor(primals_1, primals_2)
    clamp_max: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp_max.Tensor(clamp_min, primals_3);  clamp_min = None
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Tensor(primals_2, primals_3)
    eq: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_3)
    logical_or: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(eq, eq_1);  eq = eq_1 = None
    logical_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(logical_or, lt);  logical_or = lt = None
    lt_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2);  primals_2 = None
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_3);  primals_1 = primals_3 = None
    logical_or_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(lt_1, gt);  lt_1 = gt = None
    return (clamp_max, logical_and, logical_or_1)
