def forward(self, arg0_1: "bf16[3][1]cpu", arg1_1: "f16[3][1]cpu", arg2_1: "f32[][]cpu"):
    gt: "b8[3][1]cpu" = torch.ops.aten.gt.Scalar(arg0_1, 0.1)
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(arg0_1, 0.3)
    lt: "b8[3][1]cpu" = torch.ops.aten.lt.Scalar(arg0_1, 0.1)
    ge: "b8[3][1]cpu" = torch.ops.aten.ge.Tensor(arg0_1, arg2_1);  arg2_1 = None
    ne: "b8[3][1]cpu" = torch.ops.aten.ne.Scalar(arg0_1, 0.3)
    ge_1: "b8[3][1]cpu" = torch.ops.aten.ge.Scalar(arg0_1, 0.1);  arg0_1 = None
    gt_1: "b8[3][1]cpu" = torch.ops.aten.gt.Scalar(arg1_1, 0.1)
    eq_1: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(arg1_1, 0.3);  arg1_1 = None
    return (gt, eq, lt, ge, ne, ge_1, gt_1, eq_1)
