def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu"):
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    lt: "b8[][]cpu" = torch.ops.aten.lt.Tensor(primals_2, primals_1)
    bitwise_or: "b8[][]cpu" = torch.ops.aten.bitwise_or.Tensor(isnan, lt);  isnan = lt = None
    where: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_or, primals_1, primals_2);  bitwise_or = None
    gt: "b8[][]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[][]cpu" = torch.ops.aten.logical_or.default(gt, isnan_1);  gt = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    ge: "b8[][]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    logical_or_1: "b8[][]cpu" = torch.ops.aten.logical_or.default(ge, isnan_1);  ge = isnan_1 = None
    logical_not: "b8[][]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    return (where, logical_or, eq, logical_not)
