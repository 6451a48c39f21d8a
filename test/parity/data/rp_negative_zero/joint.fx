def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[3][1]cpu", tangents_5: "f32[3][1]cpu", tangents_6: "f32[3][1]cpu", tangents_7: "f32[3][1]cpu"):
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(primals_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, -1)
    rsub: "f32[3][1]cpu" = torch.ops.aten.rsub.Scalar(primals_1, 0)
    neg_1: "f32[3][1]cpu" = torch.ops.aten.neg.default(primals_1)
    abs_1: "f32[3][1]cpu" = torch.ops.aten.abs.default(neg_1)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, -1)
    reciprocal: "f32[3][1]cpu" = torch.ops.aten.reciprocal.default(mul_1);  mul_1 = None
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(reciprocal)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1);  reciprocal = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_1, 0.0)
    neg_2: "f32[3][1]cpu" = torch.ops.aten.neg.default(primals_2);  primals_2 = None
    copysign: "f32[3][1]cpu" = torch.ops.aten.copysign.Tensor(primals_1, neg_2);  neg_2 = None
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(copysign)
    detach_2: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    zeros: "f32[3][1]cpu" = torch.ops.aten.zeros.default([3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(detach_2, primals_1);  detach_2 = None
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0);  primals_1 = None
    masked_fill: "f32[3][1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_7, masked_fill);  tangents_7 = masked_fill = None
    neg_3: "f32[3][1]cpu" = torch.ops.aten.neg.default(zeros);  zeros = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, tangents_6);  mul_3 = tangents_6 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_5, 1);  tangents_5 = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(detach_3, detach_3);  detach_3 = None
    neg_4: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul_4);  mul_4 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg_4, mul_5);  neg_4 = mul_5 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, -1);  mul_6 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_7);  add_1 = mul_7 = None
    sgn: "f32[3][1]cpu" = torch.ops.aten.sgn.default(neg_1);  neg_1 = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, sgn);  tangents_4 = sgn = None
    neg_5: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul_8);  mul_8 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_2, neg_5);  add_2 = neg_5 = None
    neg_6: "f32[3][1]cpu" = torch.ops.aten.neg.default(tangents_3);  tangents_3 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_3, neg_6);  add_3 = neg_6 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, -1);  tangents_2 = None
    add_5: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_9);  add_4 = mul_9 = None
    neg_7: "f32[3][1]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    add_6: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_5, neg_7);  add_5 = neg_7 = None
    return (neg, mul, rsub, abs_1, mul_2, add, copysign, add_6, neg_3)
