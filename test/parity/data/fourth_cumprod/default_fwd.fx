def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(mul)
    cumprod: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(mul, 1);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(cumprod, primals_1)
    return (mul_1, primals_1, clone, cumprod)
