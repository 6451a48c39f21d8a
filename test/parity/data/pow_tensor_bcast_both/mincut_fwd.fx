def forward(self, primals_1: "f64[2, 1, 3][3, 3, 1]cpu", primals_2: "f64[4, 1][1, 1]cpu"):
    pow_1: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.pow.Tensor_Tensor(primals_1, primals_2)
    detach: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.detach.default(pow_1)
    detach_1: "f64[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (pow_1, primals_1, primals_2, detach_1)
