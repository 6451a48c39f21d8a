def forward(self, arg0_1: "f32[5][1]cpu", arg1_1: "f32[5][1]cpu"):
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Tensor(arg0_1, arg1_1)
    le: "b8[5][1]cpu" = torch.ops.aten.le.Tensor(arg0_1, arg1_1)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(arg0_1, arg1_1)
    ne: "b8[5][1]cpu" = torch.ops.aten.ne.Tensor(arg0_1, arg1_1)
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Tensor(arg0_1, arg1_1)
    ge: "b8[5][1]cpu" = torch.ops.aten.ge.Tensor(arg0_1, arg1_1)
    logical_and: "b8[5][1]cpu" = torch.ops.aten.logical_and.default(arg0_1, arg1_1)
    logical_not: "b8[5][1]cpu" = torch.ops.aten.logical_not.default(arg0_1)
    logical_xor: "b8[5][1]cpu" = torch.ops.aten.logical_xor.default(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (lt, le, eq, ne, gt, ge, logical_and, logical_not, logical_xor)
