def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    sin_1: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1)
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sin_1);  sin_1 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3);  primals_3 = None
    cos: "f32[4][1]cpu" = torch.ops.aten.cos.default(primals_1)
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, cos);  mul_3 = cos = None
    sin: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1)
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sin);  sin = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    cos_1: "f32[4][1]cpu" = torch.ops.aten.cos.default(primals_1);  primals_1 = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, cos_1);  mul_6 = cos_1 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_7);  mul_4 = mul_7 = None
    return (add_1, mul_5, mul_2)
