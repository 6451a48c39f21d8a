def forward(self, primals_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu", primals_2: "i64[2, 2, 2][4, 2, 1]cpu", primals_3: "f32[3][1]cpu", convert_element_type: "f32[][]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[2, 2, 2][4, 2, 1]cpu"):
    unsqueeze_3: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 1);  tangents_2 = None
    view_1: "f32[1, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 3, 1, 1]);  primals_3 = None
    mul_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_3, view_1);  unsqueeze_3 = view_1 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    unsqueeze_2: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 1);  primals_2 = None
    ne_5: "b8[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_2, -100)
    where_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.where.self(ne_5, mul_1, scalar_tensor_5);  mul_1 = None
    scalar_tensor_4: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_4: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.where.self(ne_5, unsqueeze_2, scalar_tensor_4);  unsqueeze_2 = scalar_tensor_4 = None
    full_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.full.default([2, 3, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.scatter.value(full_1, 1, where_4, -1.0);  full_1 = where_4 = None
    mul_2: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_5);  where_5 = None
    amax: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.amax.default(primals_1, [1], True)
    sub: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, amax);  primals_1 = amax = None
    exp: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    alias: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.alias.default(sub_1);  sub_1 = None
    alias_2: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp_2: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.exp.default(alias_2);  alias_2 = None
    sum_5: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True)
    mul_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(exp_2, sum_5);  sum_5 = None
    sub_4: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  tangents_1 = convert_element_type = None
    where_7: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.where.self(ne_5, div_1, scalar_tensor_5);  ne_5 = div_1 = scalar_tensor_5 = None
    mul_4: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_7);  scatter = where_7 = None
    sum_6: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [1], True)
    mul_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(exp_2, sum_6);  exp_2 = sum_6 = None
    sub_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    add: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(sub_4, sub_5);  sub_4 = sub_5 = None
    return (add, None, None)
