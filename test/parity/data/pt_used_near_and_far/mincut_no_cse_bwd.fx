def forward(self, primals_2: "f32[4, 4][4, 1]cpu", exp: "f32[4, 4][4, 1]cpu", mm_1: "f32[4, 4][4, 1]cpu", cos: "f32[4, 4][4, 1]cpu", t: "f32[4, 4][1, 4]cpu", t_2: "f32[4, 4][1, 4]cpu", tangents_1: "f32[4, 4][4, 1]cpu"):
    mul_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mm_1);  mm_1 = None
    mul_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    sin_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.sin.default(exp)
    neg: "f32[4, 4][4, 1]cpu" = torch.ops.aten.neg.default(sin_1);  sin_1 = None
    mul_3: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, neg);  mul_1 = neg = None
    mm_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t, mul_2);  t = None
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_2)
    mm_3: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_2, t_1);  mul_2 = t_1 = None
    mm_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_2, mm_3);  t_2 = None
    t_3: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_5: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(mm_3, t_3);  mm_3 = t_3 = None
    add: "f32[4, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, mm_4);  mm_2 = mm_4 = None
    cos_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.cos.default(exp)
    mul_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_5, cos_1);  mm_5 = cos_1 = None
    add_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    detach: "f32[4, 4][4, 1]cpu" = torch.ops.aten.detach.default(exp);  exp = None
    detach_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_5: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, detach_1);  add_1 = detach_1 = None
    return (mul_5, add)
