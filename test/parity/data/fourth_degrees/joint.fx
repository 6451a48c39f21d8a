def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    deg2rad: "f32[3][1]cpu" = torch.ops.aten.deg2rad.default(mul);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    rad2deg: "f32[3][1]cpu" = torch.ops.aten.rad2deg.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1);  primals_2 = None
    sgn: "f32[3][1]cpu" = torch.ops.aten.sgn.default(mul_2);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(deg2rad, rad2deg)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, sgn);  mul_3 = sgn = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, deg2rad);  deg2rad = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, rad2deg);  tangents_1 = rad2deg = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(mul_4, 57.29577951308232);  mul_4 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, 1);  mul_6 = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(mul_5, 0.017453292519943295);  mul_5 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_8, 1);  mul_8 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_7, mul_9);  mul_7 = mul_9 = None
    return (add, add_1, None)
