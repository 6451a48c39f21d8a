def forward(self, mul: "b8[8][1]cpu", tangents_1: "bf16[8][1]cpu"):
    mul_1: "bf16[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  tangents_1 = mul = None
    return (mul_1,)
