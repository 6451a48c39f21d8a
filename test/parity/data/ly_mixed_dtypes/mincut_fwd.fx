def forward(self, primals_1: "bf16[3, 4, 2][2, 12, 1]cpu", primals_2: "f32[3, 4, 2][8, 2, 1]cpu"):
    mul: "f32[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    atan2: "f32[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.atan2.default(primals_1, primals_2)
    gt: "b8[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    return (mul, atan2, gt, primals_1, primals_2)
