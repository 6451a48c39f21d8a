def forward(self, primals_1: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    sin: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1)
    sin_1: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin)
    sin_2: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_1)
    sin_3: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_2)
    cos: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_2);  sin_2 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    cos_1: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_1);  sin_1 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul, cos_1);  mul = cos_1 = None
    cos_2: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin);  sin = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_1, cos_2);  mul_1 = cos_2 = None
    cos_3: "f32[4][1]cpu" = torch.ops.aten.cos.default(primals_1);  primals_1 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, cos_3);  mul_2 = cos_3 = None
    return (sin_3, mul_3)
