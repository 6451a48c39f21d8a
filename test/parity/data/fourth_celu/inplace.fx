def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    celu_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.celu_.default(mul);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(celu_, b_1);  celu_ = b_1 = None
    return mul_1
