def forward(self, primals_1: "f32[10][1]cpu", primals_2: "f32[10][1]cpu"):
    pow_1: "f32[10][1]cpu" = torch.ops.aten.pow.Tensor_Tensor(primals_1, primals_2)
    detach: "f32[10][1]cpu" = torch.ops.aten.detach.default(pow_1)
    detach_1: "f32[10][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (pow_1, primals_1, primals_2, detach_1)
