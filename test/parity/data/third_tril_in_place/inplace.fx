def forward(self, a_1: "f32[3, 3][3, 1]cpu"):
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    tril_: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tril_.default(mul);  mul = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tril_, a_1);  tril_ = a_1 = None
    return mul_1
