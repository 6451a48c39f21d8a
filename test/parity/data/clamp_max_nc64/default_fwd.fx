def forward(self, primals_1: "f64[3, 2][1, 3]cpu"):
    clamp: "f64[3, 2][1, 3]cpu" = torch.ops.aten.clamp.default(primals_1, None, 0.1)
    return (clamp, primals_1)
