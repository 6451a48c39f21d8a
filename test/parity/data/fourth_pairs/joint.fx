def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul)
    atan2: "f32[3][1]cpu" = torch.ops.aten.atan2.default(mul, primals_2);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul_1)
    hypot: "f32[3][1]cpu" = torch.ops.aten.hypot.default(mul_1, primals_2);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone_2: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul_2)
    copysign: "f32[3][1]cpu" = torch.ops.aten.copysign.Tensor(mul_2, primals_2);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(hypot, copysign)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(atan2, mul_3);  atan2 = mul_3 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, hypot)
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, copysign)
    zeros: "f32[3][1]cpu" = torch.ops.aten.zeros.default([3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    detach_4: "f32[3][1]cpu" = torch.ops.aten.detach.default(copysign);  copysign = None
    detach_5: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(detach_5, clone_2);  detach_5 = None
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(clone_2, 0);  clone_2 = None
    masked_fill: "f32[3][1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, masked_fill);  mul_4 = masked_fill = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, 1);  mul_6 = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_5, primals_2)
    detach_8: "f32[3][1]cpu" = torch.ops.aten.detach.default(hypot);  hypot = None
    detach_9: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_8);  detach_8 = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_8, detach_9);  mul_8 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_5, clone_1);  mul_5 = clone_1 = None
    div_2: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_9, detach_9);  mul_9 = detach_9 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(zeros, div_1);  zeros = div_1 = None
    mul_10: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div_2, 1);  div_2 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_7, mul_10);  mul_7 = mul_10 = None
    mul_11: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_2)
    mul_12: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone, clone)
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_12, mul_11);  mul_12 = mul_11 = None
    reciprocal: "f32[3][1]cpu" = torch.ops.aten.reciprocal.default(add_3)
    eq_1: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(add_3, 0);  add_3 = None
    masked_fill_1: "f32[3][1]cpu" = torch.ops.aten.masked_fill.Scalar(reciprocal, eq_1, 0);  reciprocal = eq_1 = None
    mul_13: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  primals_2 = None
    mul_14: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_13, masked_fill_1);  mul_13 = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(clone);  clone = None
    mul_15: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, neg);  tangents_1 = neg = None
    mul_16: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_15, masked_fill_1);  mul_15 = masked_fill_1 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_16);  add_1 = mul_16 = None
    mul_17: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_14, 1);  mul_14 = None
    add_5: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_17);  add_2 = mul_17 = None
    return (add, add_5, add_4)
