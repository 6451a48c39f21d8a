def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[3][1]cpu"):
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    abs_1: "f32[3][1]cpu" = torch.ops.aten.abs.default(primals_3)
    ge: "b8[3][1]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub_1: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(1.0, primals_3)
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(sub_1);  sub_1 = None
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(ge, neg, primals_3);  neg = None
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    addcmul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addcmul.default(where_1, where, sub);  where_1 = where = sub = None
    sub_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    return (addcmul, primals_3, sub_3)
