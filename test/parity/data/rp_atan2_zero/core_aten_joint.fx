def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu"):
    atan2: "f32[5][1]cpu" = torch.ops.aten.atan2.default(primals_1, primals_2)
    hypot: "f32[5][1]cpu" = torch.ops.aten.hypot.default(primals_1, primals_2)
    alias: "f32[5][1]cpu" = torch.ops.aten.alias.default(hypot)
    alias_1: "f32[5][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2)
    div: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(mul, alias_1);  mul = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_1);  tangents_2 = None
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(mul_1, alias_1);  mul_1 = alias_1 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_2)
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1)
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_2);  mul_3 = mul_2 = None
    reciprocal: "f32[5][1]cpu" = torch.ops.aten.reciprocal.default(add)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(add, 0);  add = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, reciprocal);  eq = scalar_tensor = reciprocal = None
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  primals_2 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, where);  mul_4 = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(primals_1);  primals_1 = None
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, neg);  tangents_1 = neg = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, where);  mul_6 = where = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(div_1, mul_5);  div_1 = mul_5 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(div, mul_7);  div = mul_7 = None
    return (atan2, hypot, add_1, add_2)
