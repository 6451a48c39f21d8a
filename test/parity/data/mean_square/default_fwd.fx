def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(mul);  mul = None
    return (mean, primals_1)
