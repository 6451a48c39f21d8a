def forward(self, primals_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu", primals_2: "i64[2, 2, 2][4, 2, 1]cpu", tangents_1: "f32[2, 2, 2][4, 2, 1]cpu"):
    ne: "b8[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(ne, primals_2, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.gather.default(primals_1, 1, unsqueeze);  primals_1 = unsqueeze = None
    squeeze: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    unsqueeze_1: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 1);  primals_2 = None
    ne_2: "b8[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.where.self(ne_2, unsqueeze_1, scalar_tensor_2);  ne_2 = scalar_tensor_2 = None
    full_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.full.default([2, 3, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.scatter.value(full_1, 1, where_2, -1.0);  full_1 = where_2 = None
    unsqueeze_2: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    ne_3: "b8[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_2, scalar_tensor_3);  ne_3 = unsqueeze_2 = scalar_tensor_3 = None
    mul: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    return (where_1, mul, None)
