def forward(self, a_1: "f32[3][1]cpu", b_1: "b8[3][1]cpu", c_1: "b8[3][1]cpu"):
    logical_and_: "b8[3][1]cpu" = torch.ops.aten.logical_and_.default(b_1, c_1);  b_1 = None
    logical_or_: "b8[3][1]cpu" = torch.ops.aten.logical_or_.default(logical_and_, c_1);  logical_and_ = None
    logical_xor_: "b8[3][1]cpu" = torch.ops.aten.logical_xor_.default(logical_or_, c_1);  logical_or_ = c_1 = None
    logical_not_: "b8[3][1]cpu" = torch.ops.aten.logical_not_.default(logical_xor_);  logical_xor_ = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(a_1)
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(logical_not_, a_1, neg);  logical_not_ = a_1 = neg = None
    return where
