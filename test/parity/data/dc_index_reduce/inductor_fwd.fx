def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", primals_3: "i64[4][1]cpu"):
    index_reduce: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'amax')
    full: "f32[4, 2][2, 1]cpu" = torch.ops.aten.full.default([4, 2], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    expand: "f32[4, 2][0, 0]cpu" = torch.ops.aten.expand.default(scalar_tensor, [4, 2]);  scalar_tensor = None
    index_put: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [primals_3], expand);  expand = None
    full_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full_1, [primals_3], full, True);  full_1 = full = None
    lt: "b8[3, 2][2, 1]cpu" = torch.ops.aten.lt.Scalar(index_put_1, 1)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, index_put_1);  lt = scalar_tensor_1 = index_put_1 = None
    index_put_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(index_put, [primals_3], primals_2, True);  index_put = None
    div: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(index_put_2, where);  index_put_2 = where = None
    index_reduce_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'prod')
    index_reduce_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'amin', include_self = False)
    return (index_reduce, div, index_reduce_1, index_reduce_2, primals_1, primals_2, primals_3, index_reduce, index_reduce_1, index_reduce_2)
