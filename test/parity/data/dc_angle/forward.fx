def forward(self, primals_1: "f32[3][1]cpu"):
    angle: "f32[3][1]cpu" = torch.ops.aten.angle.default(primals_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(angle, primals_1);  angle = primals_1 = None
    return mul
