def forward(self, primals_1: "f32[1, 1][1, 1]cpu", sqrt: "f32[1][1]cpu", sqrt_1: "f32[1][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[1][1]cpu", tangents_3: "f32[1][1]cpu", tangents_4: "f32[][]cpu", tangents_5: "f32[1][1]cpu"):
    alias_1: "f32[1][1]cpu" = torch.ops.aten.alias.default(sqrt_1);  sqrt_1 = None
    alias_2: "f32[1][1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul: "f32[1][1]cpu" = torch.ops.aten.mul.Scalar(alias_2, 2)
    div: "f32[1][1]cpu" = torch.ops.aten.div.Tensor(tangents_5, mul);  tangents_5 = mul = None
    eq: "b8[1][1]cpu" = torch.ops.aten.eq.Scalar(alias_2, 0);  alias_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[1][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = div = None
    mean: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [0], True)
    sub: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean);  mean = None
    unsqueeze_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 0);  where = None
    mul_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze_1, inf);  unsqueeze_1 = None
    mul_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, sub);  mul_1 = sub = None
    unsqueeze_2: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_4, 0);  tangents_4 = None
    unsqueeze_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 1);  unsqueeze_2 = None
    mean_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [0, 1], True)
    sub_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean_1);  mean_1 = None
    mul_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze_3, inf);  unsqueeze_3 = None
    mul_4: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, sub_1);  mul_3 = sub_1 = None
    add: "f32[1, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_4);  mul_2 = mul_4 = None
    unsqueeze_4: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 1);  tangents_3 = None
    mean_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [1], True)
    sub_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean_2);  mean_2 = None
    mul_5: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze_4, -1.0);  unsqueeze_4 = None
    mul_6: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, sub_2);  mul_5 = None
    add_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_6);  add = mul_6 = None
    alias: "f32[1][1]cpu" = torch.ops.aten.alias.default(sqrt);  sqrt = None
    alias_3: "f32[1][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_7: "f32[1][1]cpu" = torch.ops.aten.mul.Scalar(alias_3, 2)
    div_1: "f32[1][1]cpu" = torch.ops.aten.div.Tensor(tangents_2, mul_7);  tangents_2 = mul_7 = None
    eq_1: "b8[1][1]cpu" = torch.ops.aten.eq.Scalar(alias_3, 0);  alias_3 = None
    where_1: "f32[1][1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor, div_1);  eq_1 = scalar_tensor = div_1 = None
    unsqueeze_6: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_1, 1);  where_1 = None
    mul_8: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze_6, inf);  unsqueeze_6 = None
    mul_9: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, sub_2);  mul_8 = sub_2 = None
    add_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_9);  add_1 = mul_9 = None
    mean_4: "f32[][]cpu" = torch.ops.aten.mean.default(primals_1)
    eq_2: "b8[1, 1][1, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, mean_4);  primals_1 = mean_4 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.where.self(eq_2, scalar_tensor_3, scalar_tensor_2);  eq_2 = scalar_tensor_3 = scalar_tensor_2 = None
    mul_10: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where_2);  tangents_1 = where_2 = None
    add_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_10);  add_2 = mul_10 = None
    return (add_3,)
