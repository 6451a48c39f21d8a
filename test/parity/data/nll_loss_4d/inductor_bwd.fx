def forward(self, primals_2: "i64[2, 2, 2][4, 2, 1]cpu", convert_element_type: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  tangents_1 = convert_element_type = None
    unsqueeze_1: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 1);  primals_2 = None
    ne_3: "b8[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  unsqueeze_1 = scalar_tensor_2 = None
    full: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.full.default([2, 3, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.scatter.value(full, 1, where_2, -1.0);  full = where_2 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.where.self(ne_3, div_1, scalar_tensor_3);  ne_3 = div_1 = scalar_tensor_3 = None
    mul: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    return (mul, None)
