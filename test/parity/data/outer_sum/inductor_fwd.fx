def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    unsqueeze: "f32[3, 1, 2][2, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 1)
    unsqueeze_1: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0)
    sub: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    pow_1: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 2);  sub = None
    sum_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, [-1]);  pow_1 = None
    return (sum_1, primals_1)
