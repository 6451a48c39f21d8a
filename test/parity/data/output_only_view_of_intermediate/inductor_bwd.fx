def forward(self, tangents_1: "f32[3, 2][1, 3]cpu"):
    permute_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(tangents_1, [1, 0]);  tangents_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(permute_1, 2);  permute_1 = None
    return (mul_1,)
