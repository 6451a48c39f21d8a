def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu"):
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    gt: "b8[][]cpu" = torch.ops.aten.gt.Tensor(primals_2, primals_1)
    bitwise_or: "b8[][]cpu" = torch.ops.aten.bitwise_or.Tensor(isnan, gt);  isnan = gt = None
    where: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_or, primals_1, primals_2);  bitwise_or = None
    lt: "b8[][]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[][]cpu" = torch.ops.aten.logical_or.default(lt, isnan_1);  lt = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    le: "b8[][]cpu" = torch.ops.aten.le.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    logical_or_1: "b8[][]cpu" = torch.ops.aten.logical_or.default(le, isnan_1);  le = isnan_1 = None
    logical_not: "b8[][]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    return (where, logical_or, eq, logical_not)
