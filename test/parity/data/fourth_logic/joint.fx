def forward(self, primals_1: "f32[3][1]cpu", primals_2: "b8[3][1]cpu", primals_3: "b8[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    logical_and: "b8[3][1]cpu" = torch.ops.aten.logical_and.default(primals_2, primals_3);  primals_2 = None
    logical_or: "b8[3][1]cpu" = torch.ops.aten.logical_or.default(logical_and, primals_3);  logical_and = None
    logical_xor: "b8[3][1]cpu" = torch.ops.aten.logical_xor.default(logical_or, primals_3);  logical_or = primals_3 = None
    logical_not: "b8[3][1]cpu" = torch.ops.aten.logical_not.default(logical_xor);  logical_xor = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(primals_1)
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(logical_not, primals_1, neg);  primals_1 = neg = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(logical_not, scalar_tensor, tangents_1);  scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[3][1]cpu" = torch.ops.aten.where.self(logical_not, tangents_1, scalar_tensor_1);  tangents_1 = scalar_tensor_1 = None
    neg_1: "f32[3][1]cpu" = torch.ops.aten.neg.default(where_1);  where_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(where_2, neg_1);  where_2 = neg_1 = None
    return (logical_not, where, add, None, None)
