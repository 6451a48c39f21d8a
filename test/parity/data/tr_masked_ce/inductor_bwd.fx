def forward(self, primals_2: "i64[2, 3][3, 1]cpu", primals_3: "f32[2, 3][3, 1]cpu", sum_3: "f32[][]cpu", exp_1: "f32[2, 5, 3][15, 3, 1]cpu", tangents_1: "f32[][]cpu"):
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_3);  tangents_1 = sum_3 = None
    expand: "f32[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(div_1, [2, 3]);  div_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, primals_3);  expand = primals_3 = None
    view_3: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.view.default(mul_1, [2, 1, 3]);  mul_1 = None
    view_1: "i64[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 1, -1]);  primals_2 = None
    unsqueeze_1: "i64[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(view_1, 1);  view_1 = None
    ne_2: "b8[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.where.self(ne_2, unsqueeze_1, scalar_tensor_2);  unsqueeze_1 = scalar_tensor_2 = None
    full_1: "f32[2, 5, 1, 3][15, 3, 3, 1]cpu" = torch.ops.aten.full.default([2, 5, 1, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[2, 5, 1, 3][15, 3, 3, 1]cpu" = torch.ops.aten.scatter.value(full_1, 1, where_2, -1.0);  full_1 = where_2 = None
    unsqueeze_2: "f32[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(view_3, 1);  view_3 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.where.self(ne_2, unsqueeze_2, scalar_tensor_3);  ne_2 = unsqueeze_2 = scalar_tensor_3 = None
    mul_2: "f32[2, 5, 1, 3][15, 3, 3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    view_4: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.view.default(mul_2, [2, 5, 3]);  mul_2 = None
    sum_4: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_4, [1], True)
    mul_3: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_2: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(view_4, mul_3);  view_4 = mul_3 = None
    permute_1: "f32[2, 3, 5][15, 1, 3]cpu" = torch.ops.aten.permute.default(sub_2, [0, 2, 1]);  sub_2 = None
    return (permute_1, None, None)
