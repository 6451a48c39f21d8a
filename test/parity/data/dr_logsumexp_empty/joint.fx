def forward(self, primals_1: "f32[2, 0][1, 1]cpu", primals_2: "f32[0, 3][3, 1]cpu", tangents_1: "f32[2][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[1, 1][1, 1]cpu"):
    logsumexp: "f32[2][1]cpu" = torch.ops.aten.logsumexp.default(primals_1, [1])
    detach: "f32[2][1]cpu" = torch.ops.aten.detach.default(logsumexp)
    logsumexp_1: "f32[3][1]cpu" = torch.ops.aten.logsumexp.default(primals_2, [0])
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(logsumexp_1)
    logsumexp_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.logsumexp.default(primals_2, [0, 1], True)
    detach_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.detach.default(logsumexp_2)
    detach_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    sub: "f32[0, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, detach_3);  detach_3 = None
    exp: "f32[0, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    mul: "f32[0, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, exp);  tangents_3 = exp = None
    detach_4: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_4, 0);  detach_4 = None
    sub_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, unsqueeze_1);  primals_2 = unsqueeze_1 = None
    exp_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub_1);  sub_1 = None
    mul_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, exp_1);  unsqueeze = exp_1 = None
    add: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    detach_5: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    unsqueeze_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    unsqueeze_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_5, 1);  detach_5 = None
    sub_2: "f32[2, 0][1, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_3);  primals_1 = unsqueeze_3 = None
    exp_2: "f32[2, 0][1, 1]cpu" = torch.ops.aten.exp.default(sub_2);  sub_2 = None
    mul_2: "f32[2, 0][1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_2, exp_2);  unsqueeze_2 = exp_2 = None
    return (logsumexp, logsumexp_1, logsumexp_2, mul_2, add)
