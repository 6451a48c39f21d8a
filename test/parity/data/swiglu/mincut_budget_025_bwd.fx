def forward(self, primals_1: "f32[2, 4][4, 1]cpu", t: "f32[4, 6][1, 4]cpu", t_1: "f32[4, 6][1, 4]cpu", t_5: "f32[4, 6][6, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    t_3: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(tangents_1)
    mm: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    silu: "f32[2, 6][6, 1]cpu" = torch.ops.aten.silu.default(mm)
    mm_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mm.default(primals_1, t_1)
    mul: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(silu, mm_1)
    mm_3: "f32[4, 6][6, 1]cpu" = torch.ops.aten.mm.default(t_3, mul);  t_3 = mul = None
    t_4: "f32[6, 4][1, 6]cpu" = torch.ops.aten.t.default(mm_3);  mm_3 = None
    mm_4: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_5);  tangents_1 = t_5 = None
    t_6: "f32[4, 6][6, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    mul_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(mm_4, silu);  silu = None
    mul_2: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(mm_4, mm_1);  mm_4 = mm_1 = None
    t_7: "f32[6, 2][1, 6]cpu" = torch.ops.aten.t.default(mul_1)
    mm_5: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_7, primals_1);  t_7 = None
    t_8: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(mm_5);  mm_5 = None
    t_9: "f32[6, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_1, t_9);  mul_1 = t_9 = None
    t_10: "f32[6, 4][4, 1]cpu" = torch.ops.aten.t.default(t_8);  t_8 = None
    silu_backward: "f32[2, 6][6, 1]cpu" = torch.ops.aten.silu_backward.default(mul_2, mm);  mul_2 = mm = None
    t_11: "f32[6, 2][1, 6]cpu" = torch.ops.aten.t.default(silu_backward)
    mm_7: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_11, primals_1);  t_11 = primals_1 = None
    t_12: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(mm_7);  mm_7 = None
    t_13: "f32[6, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(silu_backward, t_13);  silu_backward = t_13 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_6, mm_8);  mm_6 = mm_8 = None
    t_14: "f32[6, 4][4, 1]cpu" = torch.ops.aten.t.default(t_12);  t_12 = None
    return (add, t_14, t_10, t_6)
