def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[1, 3][3, 1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 0);  mul = None
    mul_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, primals_2);  unsqueeze = primals_2 = None
    squeeze: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(mul_1, 0);  mul_1 = None
    return squeeze
