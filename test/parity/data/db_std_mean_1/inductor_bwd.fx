def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", sqrt: "f32[][]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu"):
    alias: "f32[][]cpu" = torch.ops.aten.alias.default(sqrt);  sqrt = None
    alias_1: "f32[][]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Scalar(alias_1, 2)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, mul);  tangents_1 = mul = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(alias_1, 0);  alias_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[][]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(primals_1)
    sub: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean);  primals_1 = mean = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Scalar(where, 0.016129032258064516);  where = None
    mul_2: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, sub);  mul_1 = sub = None
    expand: "f32[5, 5, 5][0, 0, 0]cpu" = torch.ops.aten.expand.default(tangents_2, [5, 5, 5]);  tangents_2 = None
    div_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.div.Scalar(expand, 125);  expand = None
    add: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, div_1);  mul_2 = div_1 = None
    return (add,)
