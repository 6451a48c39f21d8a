def forward(self, clone: "f32[3][1]cpu", clone_1: "f32[3][1]cpu", log2: "f32[3][1]cpu", clone_2: "f32[3][1]cpu", log10: "f32[3][1]cpu", clone_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, log2);  log2 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, log10);  log10 = None
    logit_backward: "f32[3][1]cpu" = torch.ops.aten.logit_backward.default(tangents_1, clone_3, 0.1);  clone_3 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(logit_backward, 2);  logit_backward = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(clone_2, 2.302585092994046);  clone_2 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_5, mul_8);  mul_5 = mul_8 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div, 2);  div = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_7, mul_9);  mul_7 = mul_9 = None
    mul_10: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(clone_1, 0.6931471805599453);  clone_1 = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_6, mul_10);  mul_6 = mul_10 = None
    mul_11: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div_1, 2);  div_1 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_11);  add_2 = mul_11 = None
    div_2: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, clone);  tangents_1 = clone = None
    mul_12: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div_2, 2);  div_2 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_12);  add_3 = mul_12 = None
    return (add_4,)
