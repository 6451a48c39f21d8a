def forward(self, tangents_1: "f32[2, 3][3, 1]cpu"):
    full_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(full_1, 2);  full_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_1);  tangents_1 = mul_1 = None
    return (add_1,)
