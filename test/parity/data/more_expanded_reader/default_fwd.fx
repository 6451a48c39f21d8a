def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, 2);  mul = None
    unsqueeze_3: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_1, 0);  mul_1 = None
    expand_2: "f32[3, 2, 3][0, 3, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_3, [3, 2, 3]);  unsqueeze_3 = None
    sum_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(expand_2, [0]);  expand_2 = None
    return (sum_1,)
