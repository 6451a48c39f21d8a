def forward(self, primals_1: "f32[3][1]cpu", copysign: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[3][1]cpu", tangents_5: "f32[3][1]cpu", tangents_6: "f32[3][1]cpu", tangents_7: "f32[3][1]cpu"):
    alias_1: "f32[3][1]cpu" = torch.ops.aten.alias.default(copysign);  copysign = None
    alias_2: "f32[3][1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(alias_2, primals_1);  alias_2 = None
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_7, where);  tangents_7 = where = None
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    neg_3: "f32[3][1]cpu" = torch.ops.aten.neg.default(full);  full = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, tangents_6);  mul_3 = tangents_6 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_5, 1);  tangents_5 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, -1)
    reciprocal: "f32[3][1]cpu" = torch.ops.aten.reciprocal.default(mul_1);  mul_1 = None
    alias: "f32[3][1]cpu" = torch.ops.aten.alias.default(reciprocal);  reciprocal = None
    alias_3: "f32[3][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(alias_3, alias_3);  alias_3 = None
    neg_4: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul_4);  mul_4 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg_4, mul_5);  neg_4 = mul_5 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, -1);  mul_6 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_7);  add_1 = mul_7 = None
    neg_1: "f32[3][1]cpu" = torch.ops.aten.neg.default(primals_1);  primals_1 = None
    sign: "f32[3][1]cpu" = torch.ops.aten.sign.default(neg_1);  neg_1 = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, sign);  tangents_4 = sign = None
    neg_5: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul_8);  mul_8 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_2, neg_5);  add_2 = neg_5 = None
    neg_6: "f32[3][1]cpu" = torch.ops.aten.neg.default(tangents_3);  tangents_3 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_3, neg_6);  add_3 = neg_6 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, -1);  tangents_2 = None
    add_5: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_9);  add_4 = mul_9 = None
    neg_7: "f32[3][1]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    add_6: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_5, neg_7);  add_5 = neg_7 = None
    return (add_6, neg_3)
