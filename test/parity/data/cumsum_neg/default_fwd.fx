def forward(self, primals_1: "f32[2, 4][4, 1]cpu"):
    cumsum: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cumsum.default(primals_1, -1)
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(cumsum, primals_1)
    return (mul, primals_1, cumsum)
