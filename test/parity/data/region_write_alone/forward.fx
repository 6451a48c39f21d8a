def forward(self, arg0_1: "f32[3][1]cpu", arg1_1: "f32[3][1]cpu"):
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(arg0_1);  arg0_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(arg1_1, 1);  arg1_1 = None
    return (neg, add)
