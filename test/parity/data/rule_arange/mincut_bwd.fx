def forward(self, tangents_1: "f32[3][1]cpu"):
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.start(2, 5, device = device(type='cpu'), pin_memory = False)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, arange);  tangents_1 = arange = None
    return (mul_1,)
