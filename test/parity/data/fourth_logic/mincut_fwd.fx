def forward(self, primals_1: "f32[3][1]cpu", primals_2: "b8[3][1]cpu", primals_3: "b8[3][1]cpu"):
    logical_and: "b8[3][1]cpu" = torch.ops.aten.logical_and.default(primals_2, primals_3);  primals_2 = None
    logical_or: "b8[3][1]cpu" = torch.ops.aten.logical_or.default(logical_and, primals_3);  logical_and = None
    logical_xor: "b8[3][1]cpu" = torch.ops.aten.logical_xor.default(logical_or, primals_3);  logical_or = primals_3 = None
    logical_not: "b8[3][1]cpu" = torch.ops.aten.logical_not.default(logical_xor);  logical_xor = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(primals_1)
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(logical_not, primals_1, neg);  primals_1 = neg = None
    return (logical_not, where, logical_not)
