def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Scalar(sub, 1e-06);  sub = None
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add, 2.0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, [0]);  pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5);  sum_1 = None
    alias: "f32[][]cpu" = torch.ops.aten.alias.default(pow_2)
    alias_1: "f32[][]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    unsqueeze_1: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(alias_1, 0);  alias_1 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(add, unsqueeze_1);  add = None
    eq: "b8[1][1]cpu" = torch.ops.aten.eq.Scalar(unsqueeze_1, 0);  unsqueeze_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    return (pow_2, where)
