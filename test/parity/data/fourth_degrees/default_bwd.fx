def forward(self, deg2rad: "f32[3][1]cpu", rad2deg: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, deg2rad);  deg2rad = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, rad2deg);  tangents_1 = rad2deg = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(mul_4, 57.29577951308232);  mul_4 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, 1);  mul_6 = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(mul_5, 0.017453292519943295);  mul_5 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_8, 1);  mul_8 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_7, mul_9);  mul_7 = mul_9 = None
    return (add_1, None)
