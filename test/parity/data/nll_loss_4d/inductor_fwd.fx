def forward(self, primals_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu", primals_2: "i64[2, 2, 2][4, 2, 1]cpu"):
    ne: "b8[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(ne, primals_2, scalar_tensor);  scalar_tensor = None
    unsqueeze: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.gather.default(primals_1, 1, unsqueeze);  primals_1 = unsqueeze = None
    squeeze: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_1);  ne = neg = scalar_tensor_1 = None
    ne_2: "b8[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32);  sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, convert_element_type);  sum_2 = None
    return (div, primals_2, convert_element_type)
