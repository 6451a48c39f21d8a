def forward(self, primals_1: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    special_modified_bessel_k1: "f32[20][1]cpu" = torch.ops.aten.special_modified_bessel_k1.default(primals_1)
    detach: "f32[20][1]cpu" = torch.ops.aten.detach.default(special_modified_bessel_k1)
    detach_1: "f32[20][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    reciprocal: "f32[20][1]cpu" = torch.ops.aten.reciprocal.default(primals_1)
    mul: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(detach_1, reciprocal);  detach_1 = reciprocal = None
    special_modified_bessel_k0: "f32[20][1]cpu" = torch.ops.aten.special_modified_bessel_k0.default(primals_1);  primals_1 = None
    add: "f32[20][1]cpu" = torch.ops.aten.add.Tensor(special_modified_bessel_k0, mul);  special_modified_bessel_k0 = mul = None
    neg: "f32[20][1]cpu" = torch.ops.aten.neg.default(add);  add = None
    mul_1: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, neg);  tangents_1 = neg = None
    return (special_modified_bessel_k1, mul_1)
