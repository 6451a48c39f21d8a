def forward(self, arg0_1: "f32[4][1]cpu", arg1_1: "f32[4][1]cpu", arg2_1: "f32[4][1]cpu"):
    lerp: "f32[4][1]cpu" = torch.ops.aten.lerp.Scalar(arg2_1, arg1_1, 0.05);  arg2_1 = arg1_1 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(arg0_1, lerp, alpha = -0.01);  arg0_1 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(lerp, 1)
    return (add, lerp, mul)
