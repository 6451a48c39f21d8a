def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_3)
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 2);  sum_1 = None
    expand: "f32[2][1]cpu" = torch.ops.aten.expand.default(primals_1, [2])
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(expand, 0.5);  expand = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_3)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(mul_3);  mul_3 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add, sum_2);  add = sum_2 = None
    expand_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.expand.default(primals_4, [2, 3])
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, 1);  expand_1 = None
    view: "f32[2, 1][1, 1]cpu" = torch.ops.aten.view.default(primals_1, [2, 1])
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_3);  view = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, 0.3);  mul_5 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_6);  mul_4 = mul_6 = None
    sum_3: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(add_2, [1]);  add_2 = None
    add_3: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_1, sum_3);  add_1 = sum_3 = None
    sum_4: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_4, [1]);  primals_4 = None
    sub: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, sum_4);  sum_4 = None
    pow_1: "f32[2][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 2)
    sum_5: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, None);  pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_5, 0.5);  sum_5 = None
    alias: "f32[][]cpu" = torch.ops.aten.alias.default(pow_2)
    add_4: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_3, pow_2);  add_3 = pow_2 = None
    alias_1: "f32[][]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    div: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(sub, alias_1);  sub = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(alias_1, 0);  alias_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    return (add_4, primals_1, primals_2, primals_3, where)
