def forward(self, primals_1: "f32[10, 5][5, 1]cpu", primals_2: "i64[5, 5][5, 1]cpu", primals_3: "f32[5, 5][5, 1]cpu", tangents_1: "f32[10, 5][5, 1]cpu"):
    scatter_reduce: "f32[10, 5][5, 1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_2, primals_3, 'mean');  primals_1 = primals_3 = None
    full: "f32[10, 5][5, 1]cpu" = torch.ops.aten.full.default([10, 5], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.full.default([5, 5], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter_add: "f32[10, 5][5, 1]cpu" = torch.ops.aten.scatter_add.default(full, 0, primals_2, full_1);  full = full_1 = None
    eq: "b8[10, 5][5, 1]cpu" = torch.ops.aten.eq.Scalar(scatter_add, 0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[10, 5][5, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, scatter_add);  eq = scalar_tensor = scatter_add = None
    div: "f32[10, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, where)
    gather: "f32[5, 5][5, 1]cpu" = torch.ops.aten.gather.default(where, 0, primals_2);  where = None
    gather_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.gather.default(tangents_1, 0, primals_2);  tangents_1 = primals_2 = None
    div_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(gather_1, gather);  gather_1 = gather = None
    return (scatter_reduce, div, None, div_1)
