def forward(self, primals_2: "f32[4, 4][4, 1]cpu", mul: "f32[4, 4][4, 1]cpu", mm: "f32[4, 4][4, 1]cpu", tangents_1: "f32[4, 4][4, 1]cpu"):
    sin: "f32[4, 4][4, 1]cpu" = torch.ops.aten.sin.default(mul)
    mul_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sin, mm)
    mm_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_1, primals_2)
    mul_3: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mm_1);  mm_1 = None
    cos: "f32[4, 4][4, 1]cpu" = torch.ops.aten.cos.default(mul)
    mul_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = None
    neg: "f32[4, 4][4, 1]cpu" = torch.ops.aten.neg.default(sin)
    mul_5: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, neg);  mul_3 = neg = None
    t: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mul_1);  mul_1 = None
    mm_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t, mul_4);  t = None
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_3: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_4, t_1);  mul_4 = None
    mul_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_3, sin);  sin = None
    mul_7: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_3, mm);  mm_3 = mm = None
    mul_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, cos);  mul_7 = cos = None
    add: "f32[4, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_5, mul_8);  mul_5 = mul_8 = None
    t_2: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mul);  mul = None
    mm_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_2, mul_6);  t_2 = None
    mm_5: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_6, t_1);  mul_6 = t_1 = None
    add_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add, mm_5);  add = mm_5 = None
    add_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, mm_4);  mm_2 = mm_4 = None
    mul_9: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, 2);  add_1 = None
    return (mul_9, add_2)
