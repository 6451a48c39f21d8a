def forward(self, mul: "b8[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    mul_1: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  tangents_1 = mul = None
    return (mul_1,)
