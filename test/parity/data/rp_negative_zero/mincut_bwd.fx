def forward(self, primals_1: "f32[3][1]cpu", detach_2: "f32[3][1]cpu", detach_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[3][1]cpu", tangents_5: "f32[3][1]cpu", tangents_6: "f32[3][1]cpu", tangents_7: "f32[3][1]cpu"):
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(detach_2, primals_1);  detach_2 = None
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    masked_fill: "f32[3][1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_7, masked_fill);  tangents_7 = masked_fill = None
    zeros: "f32[3][1]cpu" = torch.ops.aten.zeros.default([3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    neg_3: "f32[3][1]cpu" = torch.ops.aten.neg.default(zeros);  zeros = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, tangents_6);  mul_3 = tangents_6 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_5, 1);  tangents_5 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(detach_3, detach_3);  detach_3 = None
    neg_4: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul_4);  mul_4 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg_4, mul_5);  neg_4 = mul_5 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, -1);  mul_6 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_7);  add_1 = mul_7 = None
    neg_1: "f32[3][1]cpu" = torch.ops.aten.neg.default(primals_1);  primals_1 = None
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
    return (add_6, neg_3)
