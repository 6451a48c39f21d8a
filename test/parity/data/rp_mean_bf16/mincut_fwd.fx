def forward(self, primals_1: "bf16[2, 3][3, 1]cpu"):
    mean: "bf16[][]cpu" = torch.ops.aten.mean.default(primals_1)
    mean_1: "bf16[3][1]cpu" = torch.ops.aten.mean.dim(primals_1, [0])
    sum_1: "bf16[2][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [1])
    var: "bf16[3][1]cpu" = torch.ops.aten.var.correction(primals_1, [0], correction = 1)
    linalg_vector_norm: "bf16[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1)
    detach: "bf16[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    _softmax: "bf16[2, 3][3, 1]cpu" = torch.ops.aten._softmax.default(primals_1, 1, False)
    detach_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    detach_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_3: "bf16[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (mean, mean_1, sum_1, var, linalg_vector_norm, _softmax, primals_1, detach_2, detach_3)
