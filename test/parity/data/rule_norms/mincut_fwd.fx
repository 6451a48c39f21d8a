def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    norm: "f32[][]cpu" = torch.ops.aten.norm.Scalar(primals_1, 3)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(norm)
    norm_1: "f64[][]cpu" = torch.ops.aten.norm.ScalarOpt_dtype(primals_1, 2, dtype = torch.float64)
    detach_1: "f64[][]cpu" = torch.ops.aten.detach.default(norm_1)
    norm_2: "f64[2, 1][1, 1]cpu" = torch.ops.aten.norm.ScalarOpt_dim_dtype(primals_1, 1, [1], True, dtype = torch.float64)
    add: "f64[2, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(norm_1, norm_2);  norm_1 = norm_2 = None
    detach_4: "f64[][]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_5: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (norm, add, primals_1, detach_4, detach_5)
