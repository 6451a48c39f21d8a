def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu"):
    fmax: "f32[][]cpu" = torch.ops.aten.fmax.default(primals_1, primals_2)
    gt: "b8[][]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[][]cpu" = torch.ops.aten.logical_or.default(gt, isnan);  gt = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    ge: "b8[][]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    logical_or_1: "b8[][]cpu" = torch.ops.aten.logical_or.default(ge, isnan);  ge = isnan = None
    logical_not: "b8[][]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    return (fmax, logical_or, eq, logical_not)
