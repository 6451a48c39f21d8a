def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "b8[2, 3][3, 1]cpu"):
    logical_not_: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_not_.default(b_1);  b_1 = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(a_1)
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_not_, a_1, neg);  logical_not_ = a_1 = neg = None
    return where
