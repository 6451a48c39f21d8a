def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "b8[2, 3][3, 1]cpu"):
    logical_not: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_not.default(primals_2);  primals_2 = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(primals_1)
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_not, primals_1, neg);  primals_1 = neg = None
    return (logical_not, where)
