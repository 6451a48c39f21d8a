def forward(self, primals_1: "f32[1, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    squeeze: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(mul, 0);  mul = None
    unsqueeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze, -1);  squeeze = None
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.default(unsqueeze);  unsqueeze = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, squeeze_1);  squeeze_1 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    unsqueeze_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_3, 1);  mul_3 = None
    squeeze_2: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(unsqueeze_1, -1);  unsqueeze_1 = None
    unsqueeze_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_2, 0);  squeeze_2 = None
    mul_4: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_2, 2);  unsqueeze_2 = None
    return (mul_4, mul_2)
