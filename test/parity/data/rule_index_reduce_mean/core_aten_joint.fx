def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", primals_3: "i64[4][1]cpu", tangents_1: "f32[3, 2][2, 1]cpu"):
    index_reduce: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'mean');  primals_1 = None
    full_like: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full_like.default(tangents_1, 1, pin_memory = False, memory_format = torch.preserve_format)
    full_like_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.full_like.default(primals_2, 1, pin_memory = False, memory_format = torch.preserve_format);  primals_2 = None
    index_put: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full_like, [primals_3], full_like_1, True);  full_like = full_like_1 = None
    eq: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(index_put, 0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, index_put);  eq = scalar_tensor = index_put = None
    div: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, where)
    index_select: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(where, 0, primals_3);  where = None
    index_select_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(tangents_1, 0, primals_3);  tangents_1 = primals_3 = None
    div_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(index_select_1, index_select);  index_select_1 = index_select = None
    return (index_reduce, div, div_1, None)
