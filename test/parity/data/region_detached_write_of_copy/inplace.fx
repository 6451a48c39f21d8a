def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(a_1);  a_1 = None
    neg_: "f32[3][1]cpu" = torch.ops.aten.neg_.default(detach);  detach = neg_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(b_1, 1);  b_1 = None
    return add
