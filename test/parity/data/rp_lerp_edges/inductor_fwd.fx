def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu"):
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_2, sub, alpha = -0.5)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_1, sub, alpha = 0.0)
    abs_1: "f32[3][1]cpu" = torch.ops.aten.abs.default(primals_3)
    ge: "b8[3][1]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub_3: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(1.0, primals_3)
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(sub_3);  sub_3 = None
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(ge, neg, primals_3);  neg = None
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    addcmul: "f32[3][1]cpu" = torch.ops.aten.addcmul.default(where_1, where, sub);  where_1 = where = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_2, sub, alpha = -0.0);  sub = None
    sub_6: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    return (add, add_1, addcmul, add_2, primals_3, sub_6)
