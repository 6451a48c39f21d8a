def forward(self, primals_3: "b8[2, 1][1, 1]cpu", tangents_1: "f64[2, 3][3, 1]cpu"):
    scalar_tensor: "f64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float64, layout = torch.strided, device = device(type='cpu'))
    where_1: "f64[2, 3][3, 1]cpu" = torch.ops.aten.where.self(primals_3, scalar_tensor, tangents_1)
    where_2: "f64[2, 3][3, 1]cpu" = torch.ops.aten.where.self(primals_3, tangents_1, scalar_tensor);  primals_3 = tangents_1 = scalar_tensor = None
    _to_copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(where_2, dtype = torch.float32);  where_2 = None
    sum_1: "f64[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_1, [0], True);  where_1 = None
    view: "f64[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (_to_copy, view, None)
