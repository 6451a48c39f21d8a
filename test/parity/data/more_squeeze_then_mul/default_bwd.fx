def forward(self, primals_2: "f32[3][1]cpu", clone: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clone);  clone = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_3, 0);  mul_3 = None
    mul_4: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_1, 2);  unsqueeze_1 = None
    return (mul_4, mul_2)
