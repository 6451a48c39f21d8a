def forward(self, clone: "f32[3][1]cpu", clone_1: "f32[3][1]cpu", atan: "f32[3][1]cpu", tanh: "f32[3][1]cpu", clone_2: "f32[3][1]cpu", clone_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, atan);  atan = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, tanh)
    sinh_1: "f32[3][1]cpu" = torch.ops.aten.sinh.default(clone_3);  clone_3 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sinh_1);  tangents_1 = sinh_1 = None
    cosh_1: "f32[3][1]cpu" = torch.ops.aten.cosh.default(clone_2);  clone_2 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, cosh_1);  mul_6 = cosh_1 = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_7, 1);  mul_7 = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(tanh);  tanh = None
    detach_4: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    tanh_backward: "f32[3][1]cpu" = torch.ops.aten.tanh_backward.default(mul_4, detach_4);  mul_4 = detach_4 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward, 1);  tanh_backward = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_8, mul_9);  mul_8 = mul_9 = None
    mul_10: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone_1);  clone_1 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Scalar(mul_10, 1);  mul_10 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_5, add_2);  mul_5 = add_2 = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(clone)
    mul_11: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg, clone);  neg = clone = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Scalar(mul_11, 1);  mul_11 = None
    rsqrt: "f32[3][1]cpu" = torch.ops.aten.rsqrt.default(add_3);  add_3 = None
    mul_12: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div, rsqrt);  div = rsqrt = None
    mul_13: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_12, 1);  mul_12 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_13);  add_1 = mul_13 = None
    return (add_4,)
