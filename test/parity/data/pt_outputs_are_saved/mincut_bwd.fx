def forward(self, exp: "f32[4, 8][8, 1]cpu", detach_2: "f32[4, 8][8, 1]cpu", tangents_1: "f32[4, 8][8, 1]cpu", tangents_2: "f32[4, 8][8, 1]cpu", tangents_3: "f32[4, 8][8, 1]cpu"):
    mul: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, detach_2);  tangents_3 = detach_2 = None
    add: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, mul);  tangents_2 = mul = None
    cos: "f32[4, 8][8, 1]cpu" = torch.ops.aten.cos.default(exp)
    mul_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add, cos);  add = cos = None
    add_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_1);  tangents_1 = mul_1 = None
    detach: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(exp);  exp = None
    detach_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, detach_3);  add_1 = detach_3 = None
    return (mul_2,)
