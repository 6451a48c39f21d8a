def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(primals_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, -1)
    rsub: "f32[3][1]cpu" = torch.ops.aten.rsub.Scalar(primals_1, 0)
    neg_1: "f32[3][1]cpu" = torch.ops.aten.neg.default(primals_1)
    abs_1: "f32[3][1]cpu" = torch.ops.aten.abs.default(neg_1);  neg_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, -1)
    reciprocal: "f32[3][1]cpu" = torch.ops.aten.reciprocal.default(mul_1);  mul_1 = None
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(reciprocal)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1);  reciprocal = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_1, 0.0)
    neg_2: "f32[3][1]cpu" = torch.ops.aten.neg.default(primals_2);  primals_2 = None
    copysign: "f32[3][1]cpu" = torch.ops.aten.copysign.Tensor(primals_1, neg_2);  neg_2 = None
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(copysign)
    detach_2: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (neg, mul, rsub, abs_1, mul_2, add, copysign, primals_1, detach_2, detach_3)
