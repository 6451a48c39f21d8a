def forward(self, primals_1: "f32[3][1]cpu", primals_2: "i64[3][1]cpu", primals_3: "b8[3][1]cpu"):
    angle: "f32[3][1]cpu" = torch.ops.aten.angle.default(primals_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, angle);  primals_1 = angle = None
    angle_1: "f32[3][1]cpu" = torch.ops.aten.angle.default(primals_2);  primals_2 = None
    angle_2: "f32[3][1]cpu" = torch.ops.aten.angle.default(primals_3);  primals_3 = None
    return (mul, angle_1, angle_2)
