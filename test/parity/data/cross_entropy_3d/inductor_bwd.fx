def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "i64[2, 4][4, 1]cpu", convert_element_type: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  tangents_1 = convert_element_type = None
    view_1: "i64[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 1, -1]);  primals_2 = None
    unsqueeze_1: "i64[2, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(view_1, 1);  view_1 = None
    ne_3: "b8[2, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  unsqueeze_1 = scalar_tensor_2 = None
    full: "f32[2, 3, 1, 4][12, 4, 4, 1]cpu" = torch.ops.aten.full.default([2, 3, 1, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[2, 3, 1, 4][12, 4, 4, 1]cpu" = torch.ops.aten.scatter.value(full, 1, where_2, -1.0);  full = where_2 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 1, 1, 4][4, 4, 4, 1]cpu" = torch.ops.aten.where.self(ne_3, div_1, scalar_tensor_3);  ne_3 = div_1 = scalar_tensor_3 = None
    mul: "f32[2, 3, 1, 4][12, 4, 4, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    view_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul, [2, 3, 4]);  mul = None
    amax: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.amax.default(primals_1, [1], True)
    sub: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, amax);  primals_1 = amax = None
    exp: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    alias: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.alias.default(sub_1);  sub_1 = None
    alias_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    sum_4: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_2, [1], True)
    mul_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, mul_1);  view_2 = mul_1 = None
    return (sub_2, None)
