def forward(self, primals_1: "f32[5, 5][5, 1]cpu"):
    pow_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, None);  pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5);  sum_1 = None
    return (pow_2, primals_1, pow_2)
