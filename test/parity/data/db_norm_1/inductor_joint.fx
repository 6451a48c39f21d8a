def forward(self, primals_1: "f32[5, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    pow_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, None);  pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5);  sum_1 = None
    alias: "f32[][]cpu" = torch.ops.aten.alias.default(pow_2)
    alias_1: "f32[][]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    div: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, alias_1);  primals_1 = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(alias_1, 0);  alias_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    mul: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  tangents_1 = where = None
    return (pow_2, mul)
