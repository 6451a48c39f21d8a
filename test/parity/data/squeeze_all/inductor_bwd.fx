def forward(self, primals_1: "f32[1, 2, 1, 3][6, 3, 3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    squeeze: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.default(primals_1);  primals_1 = None
    cos: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cos.default(squeeze);  squeeze = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    unsqueeze: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 0);  mul = None
    unsqueeze_1: "f32[1, 2, 1, 3][6, 3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, 2);  unsqueeze = None
    return (unsqueeze_1,)
