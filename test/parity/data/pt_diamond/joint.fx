def forward(self, primals_1: "f32[4, 8][8, 1]cpu", tangents_1: "f32[4, 8][8, 1]cpu"):
    sin: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sin.default(primals_1)
    exp: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(sin)
    detach: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(exp)
    cos: "f32[4, 8][8, 1]cpu" = torch.ops.aten.cos.default(sin)
    mul: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(exp, cos)
    tanh: "f32[4, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mul);  mul = None
    detach_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh)
    detach_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    tanh_backward: "f32[4, 8][8, 1]cpu" = torch.ops.aten.tanh_backward.default(tangents_1, detach_2);  tangents_1 = detach_2 = None
    mul_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward, exp);  exp = None
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward, cos);  tanh_backward = cos = None
    sin_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sin.default(sin);  sin = None
    neg: "f32[4, 8][8, 1]cpu" = torch.ops.aten.neg.default(sin_1);  sin_1 = None
    mul_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, neg);  mul_1 = neg = None
    detach_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, detach_3);  mul_2 = detach_3 = None
    add: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    cos_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.cos.default(primals_1);  primals_1 = None
    mul_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add, cos_1);  add = cos_1 = None
    return (tanh, mul_5)
