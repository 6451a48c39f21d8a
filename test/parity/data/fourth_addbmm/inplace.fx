def forward(self, a_1: "f32[2, 2][2, 1]cpu", b_1: "f32[3, 2, 3][6, 3, 1]cpu", c_1: "f32[3, 3, 2][6, 2, 1]cpu"):
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    addbmm_: "f32[2, 2][2, 1]cpu" = torch.ops.aten.addbmm_.default(mul, b_1, c_1);  mul = b_1 = c_1 = None
    return addbmm_
