def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", detach: "f32[5][1]cpu", mul_1: "f32[5][1]cpu", log_1: "f32[5][1]cpu", le: "b8[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    masked_fill_1: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(tangents_1, le, 0);  le = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(masked_fill_1)
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(masked_fill_1, primals_2)
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(masked_fill_1, log_1);  log_1 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(neg, mul_5);  neg = mul_5 = None
    div: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(mul_4, primals_2);  mul_4 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, div);  add_2 = div = None
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Scalar(masked_fill_1, 0.5);  masked_fill_1 = None
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(mul_6, mul_1);  mul_6 = mul_1 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Scalar(div_1, 6.283185307179586);  div_1 = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_7);  add_3 = mul_7 = None
    neg_1: "f32[5][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    detach_1: "f32[5][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_8: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_1);  tangents_1 = detach_1 = None
    mul_9: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(neg_1, primals_2);  primals_2 = None
    mul_10: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(neg_1, primals_1);  neg_1 = primals_1 = None
    add_5: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_10);  add_4 = mul_10 = None
    add_6: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_8, mul_9);  mul_8 = mul_9 = None
    return (add_6, add_5)
