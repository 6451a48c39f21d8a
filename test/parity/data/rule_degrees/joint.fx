def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    deg2rad: "f32[4][1]cpu" = torch.ops.aten.deg2rad.default(primals_1);  primals_1 = None
    rad2deg: "f32[4][1]cpu" = torch.ops.aten.rad2deg.default(primals_2);  primals_2 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(deg2rad, rad2deg)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, deg2rad);  deg2rad = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, rad2deg);  tangents_1 = rad2deg = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(mul_1, 57.29577951308232);  mul_1 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(mul_2, 0.017453292519943295);  mul_2 = None
    return (mul, mul_4, mul_3)
