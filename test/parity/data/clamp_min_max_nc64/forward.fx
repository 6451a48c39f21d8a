def forward(self, primals_1: "f64[3, 2][1, 3]cpu"):
    clamp: "f64[3, 2][1, 3]cpu" = torch.ops.aten.clamp.default(primals_1, -0.5, 0.5);  primals_1 = None
    return clamp
