def forward(self, sub: "f32[2][1]cpu", exp: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, exp)
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  tangents_1 = sub = None
    detach: "f32[2][1]cpu" = torch.ops.aten.detach.default(exp);  exp = None
    detach_1: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, detach_1);  mul_2 = detach_1 = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(mul_1)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_1);  mul_3 = mul_1 = None
    return (neg, add)
