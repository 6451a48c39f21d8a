def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", tangents_1: "f32[3, 4, 2][4, 1, 12]cpu"):
    permute: "f32[3, 4, 2][4, 1, 12]cpu" = torch.ops.aten.permute.default(primals_1, [1, 2, 0]);  primals_1 = None
    sin: "f32[3, 4, 2][4, 1, 12]cpu" = torch.ops.aten.sin.default(permute)
    cos: "f32[3, 4, 2][4, 1, 12]cpu" = torch.ops.aten.cos.default(permute);  permute = None
    mul: "f32[3, 4, 2][4, 1, 12]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    permute_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.permute.default(mul, [2, 0, 1]);  mul = None
    return (sin, permute_1)
