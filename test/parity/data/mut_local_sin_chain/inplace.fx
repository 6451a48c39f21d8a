def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(a_1);  a_1 = None
    sin_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sin_.default(clone);  clone = None
    neg_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg_.default(sin_);  sin_ = None
    return neg_
