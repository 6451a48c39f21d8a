def forward(self, randn: "f32[3, 2][2, 1]cpu", tangents_1: "f32[2, 3][1, 2]cpu"):
    permute: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(randn, [1, 0]);  randn = None
    clone: "f32[2, 3][1, 2]cpu" = torch.ops.aten.clone.default(permute);  permute = None
    mul_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clone);  tangents_1 = clone = None
    return (mul_1,)
