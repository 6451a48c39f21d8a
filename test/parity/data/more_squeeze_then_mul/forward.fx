def forward(self, primals_1: "f32[1, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    squeeze: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(mul, 0);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(squeeze, primals_2);  squeeze = primals_2 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_1, 0);  mul_1 = None
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(unsqueeze, 0);  unsqueeze = None
    return squeeze_1
