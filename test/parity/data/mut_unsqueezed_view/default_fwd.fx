def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    unsqueeze: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 1);  mul = None
    mul_1: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, 2);  unsqueeze = None
    squeeze: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(mul_1, 1);  mul_1 = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(squeeze, [0]);  squeeze = None
    return (sum_1,)
