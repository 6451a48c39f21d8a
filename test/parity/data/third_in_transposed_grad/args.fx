def forward(self, arg0_1: "f32[2, 3][3, 1]cpu", arg1_1: "f32[3, 2][2, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 1);  arg0_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul);  mul = None
    return (t, arg1_1)
