def forward(self, tangents_1: "f32[2, 3][3, 1]cpu"):
    full: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, full);  tangents_1 = full = None
    return (mul_1,)
