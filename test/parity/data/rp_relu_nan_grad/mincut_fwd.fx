def forward(self, primals_1: "f32[8][1]cpu"):
    relu: "f32[8][1]cpu" = torch.ops.aten.relu.default(primals_1)
    detach: "f32[8][1]cpu" = torch.ops.aten.detach.default(relu)
    leaky_relu: "f32[8][1]cpu" = torch.ops.aten.leaky_relu.default(primals_1, -0.5)
    threshold: "f32[8][1]cpu" = torch.ops.aten.threshold.default(primals_1, 0.0, 7.0)
    hardtanh: "f32[8][1]cpu" = torch.ops.aten.hardtanh.default(primals_1, -1.0, 1.0)
    detach_1: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (relu, leaky_relu, threshold, hardtanh, primals_1, detach_1)
