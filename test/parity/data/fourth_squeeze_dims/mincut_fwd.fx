def forward(self, primals_1: "f32[1, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    squeeze: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(mul, 0);  mul = None
    unsqueeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze, -1);  squeeze = None
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.default(unsqueeze);  unsqueeze = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, primals_2);  squeeze_1 = None
    return (mul_1, primals_1, primals_2)
