def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[2, 4][4, 1]cpu", primals_4: "f32[2, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add, primals_3);  add = primals_3 = None
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, primals_4);  add_1 = primals_4 = None
    cos: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cos.default(add_2)
    cos_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cos.default(cos)
    sin: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sin.default(cos);  cos = None
    neg: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(sin);  sin = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, neg);  tangents_1 = neg = None
    sin_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sin.default(add_2);  add_2 = None
    neg_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(sin_1);  sin_1 = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, neg_1);  mul = neg_1 = None
    return (cos_1, mul_1, mul_1, mul_1, mul_1)
