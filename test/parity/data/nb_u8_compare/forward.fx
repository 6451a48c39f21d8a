def forward(self, arg0_1: "u8[4][1]cpu"):
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(arg0_1, -1)
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(arg0_1, -1)
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(arg0_1, 300)
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(arg0_1, 300)
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Scalar(arg0_1, -1)
    _tensor_constant0: "i64[][]cpu" = self._tensor_constant0
    lift_fresh_copy: "i64[][]cpu" = torch.ops.aten.lift_fresh_copy.default(_tensor_constant0);  _tensor_constant0 = None
    maximum: "u8[4][1]cpu" = torch.ops.aten.maximum.default(arg0_1, lift_fresh_copy);  arg0_1 = lift_fresh_copy = None
    return (eq, gt, eq_1, lt, ge, maximum)
