def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2)
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(mul, b_1);  mul = b_1 = None
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(mul_)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(detach, a_1);  detach = a_1 = None
    return (mul_, mul_1)
