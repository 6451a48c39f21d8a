def forward(self, detach: "f32[8, 1][1, 1]cpu", detach_1: "f32[1, 8][8, 1]cpu", add: "f32[8, 8][8, 1]cpu", tangents_1: "f32[8, 8][8, 1]cpu"):
    cos: "f32[8, 8][8, 1]cpu" = torch.ops.aten.cos.default(add);  add = None
    mul: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    sum_1: "f32[8, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0], True);  mul = None
    detach_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    mul_1: "f32[1, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(sum_2, detach_2);  sum_2 = detach_2 = None
    detach_3: "f32[8, 1][1, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_2: "f32[8, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, detach_3);  sum_1 = detach_3 = None
    return (mul_2, mul_1)
