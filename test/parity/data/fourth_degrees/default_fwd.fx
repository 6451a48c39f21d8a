def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    deg2rad: "f32[3][1]cpu" = torch.ops.aten.deg2rad.default(mul);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    rad2deg: "f32[3][1]cpu" = torch.ops.aten.rad2deg.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1);  primals_2 = None
    sgn: "f32[3][1]cpu" = torch.ops.aten.sgn.default(mul_2);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(deg2rad, rad2deg)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, sgn);  mul_3 = sgn = None
    return (add, deg2rad, rad2deg)
