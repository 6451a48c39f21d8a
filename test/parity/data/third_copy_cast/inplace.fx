def forward(self, a_1: "f32[3][1]cpu", b_1: "f64[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    copy_: "f32[3][1]cpu" = torch.ops.aten.copy_.default(mul, b_1);  mul = b_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(copy_, a_1);  copy_ = a_1 = None
    return mul_1
