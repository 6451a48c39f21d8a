def forward(self, primals_1: "f32[3][1]cpu", reciprocal: "f32[3][1]cpu", detach_9: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, reciprocal)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(mul, 2)
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, pow_1);  pow_1 = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul);  mul = None
    pow_2: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(clone, 1.0);  clone = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(pow_2, 2.0);  pow_2 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, mul_6);  mul_4 = mul_6 = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_7, 1);  mul_7 = None
    detach_4: "f32[3][1]cpu" = torch.ops.aten.detach.default(reciprocal);  reciprocal = None
    detach_5: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(detach_5, detach_5);  detach_5 = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul_5);  mul_5 = None
    mul_10: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg, mul_9);  neg = mul_9 = None
    mul_11: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_10, 1);  mul_10 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_8, mul_11);  mul_8 = mul_11 = None
    pow_3: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_9, 3);  detach_9 = None
    mul_12: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, -0.5);  tangents_1 = None
    mul_13: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_12, pow_3);  mul_12 = pow_3 = None
    mul_14: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_13, 1);  mul_13 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_14);  add_1 = mul_14 = None
    return (add_2,)
