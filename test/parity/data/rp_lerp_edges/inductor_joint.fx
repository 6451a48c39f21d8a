def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[3][1]cpu"):
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_2, sub, alpha = -0.5);  sub = None
    sub_1: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_1, sub_1, alpha = 0.0);  sub_1 = None
    sub_2: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    abs_1: "f32[3][1]cpu" = torch.ops.aten.abs.default(primals_3)
    ge: "b8[3][1]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub_3: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(1.0, primals_3)
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(sub_3);  sub_3 = None
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(ge, neg, primals_3);  neg = None
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    addcmul: "f32[3][1]cpu" = torch.ops.aten.addcmul.default(where_1, where, sub_2);  where_1 = where = sub_2 = None
    sub_4: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_2, sub_4, alpha = -0.0);  sub_4 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_4, 1.0)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_4, 0.0);  tangents_4 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, primals_3)
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub_5: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(full, primals_3);  full = primals_3 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, sub_5);  sub_5 = None
    sub_6: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, sub_6);  tangents_3 = sub_6 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_2);  mul = mul_2 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_2, 0.0)
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_2, 1.0);  tangents_2 = None
    add_5: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_6);  add_3 = mul_6 = None
    add_6: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_5);  add_4 = mul_5 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5)
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5);  tangents_1 = None
    add_7: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_8);  add_5 = mul_8 = None
    add_8: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_7);  add_6 = mul_7 = None
    return (add, add_1, addcmul, add_2, add_7, add_8, mul_4)
