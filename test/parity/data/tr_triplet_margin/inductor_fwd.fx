def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[4, 5][5, 1]cpu", primals_3: "f32[4, 5][5, 1]cpu"):
    sub: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_2 = None
    add: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Scalar(sub, 1e-06);  sub = None
    pow_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add, 2.0)
    sum_1: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, [1]);  pow_1 = None
    pow_2: "f32[4][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5);  sum_1 = None
    alias: "f32[4][1]cpu" = torch.ops.aten.alias.default(pow_2)
    sub_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_3);  primals_1 = primals_3 = None
    add_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Scalar(sub_1, 1e-06);  sub_1 = None
    pow_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_1, 2.0)
    sum_2: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(pow_3, [1]);  pow_3 = None
    pow_4: "f32[4][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_2, 0.5);  sum_2 = None
    alias_1: "f32[4][1]cpu" = torch.ops.aten.alias.default(pow_4)
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(pow_2, 0.5);  pow_2 = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(add_2, pow_4);  add_2 = pow_4 = None
    clamp_min: "f32[4][1]cpu" = torch.ops.aten.clamp_min.default(sub_2, 0)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(clamp_min);  clamp_min = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(sub_2, 0);  sub_2 = None
    alias_2: "f32[4][1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    unsqueeze_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_2, 1);  alias_2 = None
    div_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(add_1, unsqueeze_1);  add_1 = None
    eq: "b8[4, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(unsqueeze_1, 0);  unsqueeze_1 = None
    where_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div_1);  eq = div_1 = None
    alias_3: "f32[4][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    unsqueeze_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_3, 1);  alias_3 = None
    div_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(add, unsqueeze_3);  add = None
    eq_1: "b8[4, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(unsqueeze_3, 0);  unsqueeze_3 = None
    where_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor, div_2);  eq_1 = scalar_tensor = div_2 = None
    return (mean, gt, where_1, where_2)
