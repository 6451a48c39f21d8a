def forward(self, arg0_1: "f32[2][1]cpu", arg1_1: "f32[2][1]cpu"):
    maximum: "f32[2][1]cpu" = torch.ops.aten.maximum.default(arg0_1, arg1_1)
    minimum: "f32[2][1]cpu" = torch.ops.aten.minimum.default(arg0_1, arg1_1)
    maximum_1: "f32[2][1]cpu" = torch.ops.aten.maximum.default(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    reciprocal: "f32[2][1]cpu" = torch.ops.aten.reciprocal.default(maximum_1);  maximum_1 = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1);  reciprocal = None
    return (maximum, minimum, mul)
