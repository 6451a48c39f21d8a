def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    sub: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_1 = None
    exp: "f32[2][1]cpu" = torch.ops.aten.exp.default(primals_2);  primals_2 = None
    detach: "f32[2][1]cpu" = torch.ops.aten.detach.default(exp)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(exp, sub)
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, exp);  exp = None
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  tangents_1 = sub = None
    detach_1: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, detach_1);  mul_2 = detach_1 = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(mul_1)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_1);  mul_3 = mul_1 = None
    return (mul, neg, add)
