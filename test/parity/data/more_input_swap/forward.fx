def forward(self, arg0_1: "f32[3][1]cpu", arg1_1: "f32[3][1]cpu"):
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(arg0_1, 0)
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(arg0_1, arg1_1);  arg0_1 = None
    copy_1: "f32[3][1]cpu" = torch.ops.aten.copy.default(arg1_1, add);  arg1_1 = add = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(copy, copy_1)
    return (copy, copy_1, sub)
