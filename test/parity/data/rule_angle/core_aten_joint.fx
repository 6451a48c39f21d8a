def forward(self, primals_1: "f32[3][1]cpu", primals_2: "i64[3][1]cpu", primals_3: "b8[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    angle: "f32[3][1]cpu" = torch.ops.aten.angle.default(primals_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, angle)
    angle_1: "f32[3][1]cpu" = torch.ops.aten.angle.default(primals_2);  primals_2 = None
    angle_2: "f32[3][1]cpu" = torch.ops.aten.angle.default(primals_3);  primals_3 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, angle);  tangents_1 = angle = None
    full_like: "f32[3][1]cpu" = torch.ops.aten.full_like.default(primals_1, 0, pin_memory = False, memory_format = torch.preserve_format);  primals_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_2, full_like);  mul_2 = full_like = None
    return (mul, angle_1, angle_2, add, None, None)
