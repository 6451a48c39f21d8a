def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu"):
    clamp_min: "f32[4][1]cpu" = torch.ops.aten.clamp_min.Tensor(primals_1, primals_2)
    clamp_max: "f32[4][1]cpu" = torch.ops.aten.clamp_max.Tensor(clamp_min, primals_3);  clamp_min = None
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_2, primals_3)
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, primals_3)
    le: "b8[4][1]cpu" = torch.ops.aten.le.Tensor(primals_1, primals_2)
    logical_and: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(lt, le);  le = None
    lt_1: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    logical_and_1: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(eq, lt_1)
    logical_or: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(logical_and, logical_and_1);  logical_and = logical_and_1 = None
    logical_not: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(logical_or);  logical_or = None
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    lt_2: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_3, primals_2);  primals_2 = None
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_3)
    logical_and_2: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(lt, ge);  ge = None
    logical_or_1: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(lt_2, logical_and_2);  lt_2 = logical_and_2 = None
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_3)
    logical_and_3: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(eq, gt);  eq = None
    logical_or_2: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(logical_or_1, logical_and_3);  logical_or_1 = logical_and_3 = None
    logical_not_1: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(logical_or_2);  logical_or_2 = None
    eq_2: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_3);  primals_1 = primals_3 = None
    logical_and_4: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(eq_2, lt)
    logical_or_3: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(eq_1, eq_2);  eq_2 = None
    logical_and_5: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(logical_or_3, lt);  logical_or_3 = lt = None
    logical_or_4: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(lt_1, gt);  lt_1 = gt = None
    return (clamp_max, logical_not, eq_1, logical_not_1, logical_and_4, logical_and_5, logical_or_4)
