def forward(self, arg0_1: "f32[20][1]cpu"):
    abs_1: "f32[20][1]cpu" = torch.ops.aten.abs.default(arg0_1)
    ne: "b8[20][1]cpu" = torch.ops.aten.ne.Scalar(abs_1, inf);  abs_1 = None
    eq: "b8[20][1]cpu" = torch.ops.aten.eq.Tensor(arg0_1, arg0_1);  arg0_1 = None
    mul: "b8[20][1]cpu" = torch.ops.aten.mul.Tensor(eq, ne);  eq = ne = None
    return (mul,)
