def forward(self, mul: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    cos: "f32[3][1]cpu" = torch.ops.aten.cos.default(mul);  mul = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  cos = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 2);  add_1 = None
    return (mul_3,)
