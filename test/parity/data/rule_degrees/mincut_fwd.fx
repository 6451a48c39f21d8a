def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    deg2rad: "f32[4][1]cpu" = torch.ops.aten.deg2rad.default(primals_1)
    rad2deg: "f32[4][1]cpu" = torch.ops.aten.rad2deg.default(primals_2)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(deg2rad, rad2deg);  deg2rad = rad2deg = None
    return (mul, primals_1, primals_2)
