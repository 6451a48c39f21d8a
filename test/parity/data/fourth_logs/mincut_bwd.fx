def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    log2: "f32[3][1]cpu" = torch.ops.aten.log2.default(mul)
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, log2);  log2 = None
    log10: "f32[3][1]cpu" = torch.ops.aten.log10.default(mul)
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, log10);  log10 = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul);  mul = None
    logit_backward: "f32[3][1]cpu" = torch.ops.aten.logit_backward.default(tangents_1, clone, 0.1)
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(logit_backward, 2);  logit_backward = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(clone, 2.302585092994046)
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_5, mul_8);  mul_5 = mul_8 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div, 2);  div = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_7, mul_9);  mul_7 = mul_9 = None
    mul_10: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(clone, 0.6931471805599453)
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_6, mul_10);  mul_6 = mul_10 = None
    mul_11: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div_1, 2);  div_1 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_11);  add_2 = mul_11 = None
    div_2: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, clone);  tangents_1 = clone = None
    mul_12: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div_2, 2);  div_2 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_12);  add_3 = mul_12 = None
    return (add_4,)
