def forward(self, tangents_1: "f32[1, 3][3, 1]cpu", tangents_2: "f32[1, 3][3, 1]cpu"):
    mul_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, 2);  tangents_2 = None
    cat: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cat.default([tangents_1, mul_1]);  tangents_1 = mul_1 = None
    return (cat,)
