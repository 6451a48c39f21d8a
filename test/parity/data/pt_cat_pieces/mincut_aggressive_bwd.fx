def forward(self, primals_1: "f32[4, 4][4, 1]cpu", primals_2: "f32[4, 8][8, 1]cpu", tangents_1: "f32[4, 12][12, 1]cpu"):
    sin: "f32[4, 4][4, 1]cpu" = torch.ops.aten.sin.default(primals_1)
    cos: "f32[4, 8][8, 1]cpu" = torch.ops.aten.cos.default(primals_2)
    cat: "f32[4, 12][12, 1]cpu" = torch.ops.aten.cat.default([sin, cos], 1);  sin = cos = None
    exp: "f32[4, 12][12, 1]cpu" = torch.ops.aten.exp.default(cat);  cat = None
    cos_1: "f32[4, 12][12, 1]cpu" = torch.ops.aten.cos.default(exp)
    mul: "f32[4, 12][12, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos_1);  tangents_1 = cos_1 = None
    detach: "f32[4, 12][12, 1]cpu" = torch.ops.aten.detach.default(exp);  exp = None
    detach_1: "f32[4, 12][12, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_1: "f32[4, 12][12, 1]cpu" = torch.ops.aten.mul.Tensor(mul, detach_1);  mul = detach_1 = None
    slice_1: "f32[4, 4][12, 1]cpu" = torch.ops.aten.slice.Tensor(mul_1, 1, 0, 4)
    slice_2: "f32[4, 8][12, 1]cpu" = torch.ops.aten.slice.Tensor(mul_1, 1, 4, 12);  mul_1 = None
    sin_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sin.default(primals_2);  primals_2 = None
    neg: "f32[4, 8][8, 1]cpu" = torch.ops.aten.neg.default(sin_2);  sin_2 = None
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(slice_2, neg);  slice_2 = neg = None
    cos_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten.cos.default(primals_1);  primals_1 = None
    mul_3: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(slice_1, cos_2);  slice_1 = cos_2 = None
    return (mul_3, mul_2)
