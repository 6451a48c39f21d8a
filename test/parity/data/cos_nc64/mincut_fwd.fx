def forward(self, primals_1: "f64[3, 2][1, 3]cpu"):
    cos: "f64[3, 2][1, 3]cpu" = torch.ops.aten.cos.default(primals_1)
    return (cos, primals_1)
