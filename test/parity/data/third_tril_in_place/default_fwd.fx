def forward(self, primals_1: "f32[3, 3][3, 1]cpu"):
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    tril: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tril.default(mul);  mul = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tril, primals_1)
    return (mul_1, primals_1, tril)
