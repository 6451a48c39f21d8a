def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 1][1, 1]cpu", tangents_1: "f32[2][1]cpu"):
    abs_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    amax: "f32[][]cpu" = torch.ops.aten.amax.default(abs_1);  abs_1 = None
    alias: "f32[][]cpu" = torch.ops.aten.alias.default(amax)
    abs_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    amin: "f32[2][1]cpu" = torch.ops.aten.amin.default(abs_2, [1]);  abs_2 = None
    alias_1: "f32[2][1]cpu" = torch.ops.aten.alias.default(amin)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(amax, amin);  amax = amin = None
    ne: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_1, 0.0)
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(ne, [0], True, dtype = torch.float32);  ne = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(sum_1);  sum_1 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add, sum_2);  add = sum_2 = None
    abs_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.abs.default(primals_2)
    view: "f32[2][1]cpu" = torch.ops.aten.view.default(abs_3, [2]);  abs_3 = None
    alias_3: "f32[2][1]cpu" = torch.ops.aten.alias.default(view)
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_1, view);  add_1 = view = None
    alias_4: "f32[2][1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1)
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_4, 1);  alias_4 = None
    div: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, unsqueeze_1);  primals_2 = None
    eq: "b8[2, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(unsqueeze_1, 0);  unsqueeze_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 1][1, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    mul: "f32[2, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, where);  unsqueeze = where = None
    sum_4: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    alias_6: "f32[2][1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    unsqueeze_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    unsqueeze_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_6, 1);  alias_6 = None
    abs_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(abs_4, unsqueeze_3);  unsqueeze_3 = None
    isnan: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(abs_4);  abs_4 = None
    logical_or: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(eq_1, isnan);  eq_1 = isnan = None
    sum_5: "i64[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or, [1], True)
    div_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(unsqueeze_2, sum_5);  unsqueeze_2 = sum_5 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, logical_or);  div_1 = logical_or = None
    sign: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sign.default(primals_1)
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sign, mul_1);  sign = mul_1 = None
    alias_7: "f32[][]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    abs_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    eq_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(abs_5, alias_7);  alias_7 = None
    isnan_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(abs_5);  abs_5 = None
    logical_or_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(eq_2, isnan_1);  eq_2 = isnan_1 = None
    sum_6: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or_1, [], True)
    div_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(sum_4, sum_6);  sum_4 = sum_6 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, logical_or_1);  div_2 = logical_or_1 = None
    sign_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sign.default(primals_1);  primals_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sign_1, mul_3);  sign_1 = mul_3 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_4);  mul_2 = mul_4 = None
    return (add_2, add_3, mul)
