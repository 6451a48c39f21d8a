def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu"):
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(primals_2, sub, alpha = -0.30000000000000004)
    abs_1: "f32[4][1]cpu" = torch.ops.aten.abs.default(primals_3)
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1.0, primals_3)
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(sub_2);  sub_2 = None
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(ge, neg, primals_3);  neg = None
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    addcmul: "f32[4][1]cpu" = torch.ops.aten.addcmul.default(where_1, where, sub);  where_1 = where = sub = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add, addcmul);  add = addcmul = None
    addcdiv: "f32[4][1]cpu" = torch.ops.aten.addcdiv.default(primals_1, primals_2, primals_3, value = 0.5)
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_1, addcdiv);  add_1 = addcdiv = None
    addcmul_1: "f32[4][1]cpu" = torch.ops.aten.addcmul.default(primals_1, primals_2, primals_3)
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, addcmul_1);  add_2 = addcmul_1 = None
    return (add_3, primals_1, primals_2, primals_3)
