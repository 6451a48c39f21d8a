def forward(self, primals_2: "i64[4][1]cpu", primals_3: "f32[3][1]cpu", sum_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 1);  primals_2 = None
    ne_3: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor);  unsqueeze_1 = scalar_tensor = None
    full: "f32[4, 3][3, 1]cpu" = torch.ops.aten.full.default([4, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[4, 3][3, 1]cpu" = torch.ops.aten.scatter.value(full, 1, where_3, -1.0);  full = where_3 = None
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 3]);  primals_3 = None
    mul_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, view);  div_1 = view = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(ne_3, mul_1, scalar_tensor_2);  ne_3 = mul_1 = scalar_tensor_2 = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_4);  scatter = where_4 = None
    return (mul_2, None, None)
