def forward(self, primals_2: "i64[2, 3][3, 1]cpu", convert_element_type: "f32[][]cpu", exp_1: "f32[6, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  tangents_1 = convert_element_type = None
    view_1: "i64[6][1]cpu" = torch.ops.aten.view.default(primals_2, [-1]);  primals_2 = None
    unsqueeze_1: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(view_1, 1);  view_1 = None
    ne_3: "b8[6, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, 0)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[6, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  unsqueeze_1 = scalar_tensor_2 = None
    full: "f32[6, 5][5, 1]cpu" = torch.ops.aten.full.default([6, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[6, 5][5, 1]cpu" = torch.ops.aten.scatter.value(full, 1, where_2, -1.0);  full = where_2 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[6, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, div_1, scalar_tensor_3);  ne_3 = div_1 = scalar_tensor_3 = None
    mul: "f32[6, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    sum_4: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [-1], True)
    mul_1: "f32[6, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_2: "f32[6, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    view_2: "f32[2, 3, 5][15, 5, 1]cpu" = torch.ops.aten.view.default(sub_2, [2, 3, 5]);  sub_2 = None
    return (view_2, None)
