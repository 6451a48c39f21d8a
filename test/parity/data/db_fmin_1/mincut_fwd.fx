def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu"):
    fmin: "f32[][]cpu" = torch.ops.aten.fmin.default(primals_1, primals_2)
    lt: "b8[][]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[][]cpu" = torch.ops.aten.logical_or.default(lt, isnan);  lt = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    le: "b8[][]cpu" = torch.ops.aten.le.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    logical_or_1: "b8[][]cpu" = torch.ops.aten.logical_or.default(le, isnan);  le = isnan = None
    logical_not: "b8[][]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    return (fmin, logical_or, eq, logical_not)
