def forward(self, arg0_1: "f32[2, 3][3, 1]cpu"):
    count_nonzero: "i64[][]cpu" = torch.ops.aten.count_nonzero.default(arg0_1)
    isnan: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(arg0_1)
    abs_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(arg0_1)
    ne: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(abs_1, inf);  abs_1 = None
    eq: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(arg0_1, arg0_1)
    mul: "b8[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(eq, ne);  eq = ne = None
    any_1: "b8[][]cpu" = torch.ops.aten.any.default(arg0_1)
    all_1: "b8[3][1]cpu" = torch.ops.aten.all.dim(arg0_1, 0)
    _to_copy: "b8[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(arg0_1, dtype = torch.bool)
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(arg0_1, arg0_1);  arg0_1 = None
    return (count_nonzero, isnan, mul, any_1, all_1, _to_copy, eq_1)
