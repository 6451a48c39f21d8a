def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 1, 3][3, 3, 1]cpu"):
    unsqueeze: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 1);  primals_1 = None
    cos: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.cos.default(unsqueeze);  unsqueeze = None
    mul: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    squeeze: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(mul, 1);  mul = None
    return (squeeze,)
