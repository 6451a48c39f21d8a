def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", primals_2: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    pow_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 2);  sub = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, None);  pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5);  sum_1 = None
    alias: "f32[][]cpu" = torch.ops.aten.alias.default(pow_2)
    alias_1: "f32[][]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    sub_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    div: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.div.Tensor(sub_1, alias_1);  sub_1 = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(alias_1, 0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    mul: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  where = None
    neg: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.neg.default(mul);  mul = None
    sub_2: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    div_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.div.Tensor(sub_2, alias_1);  sub_2 = None
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Scalar(alias_1, 0);  alias_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_1, div_1);  eq_1 = scalar_tensor_1 = div_1 = None
    mul_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where_1);  tangents_1 = where_1 = None
    return (pow_2, mul_1, neg)
