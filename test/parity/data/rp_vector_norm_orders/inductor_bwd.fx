def forward(self, primals_1: "f32[2, 2][2, 1]cpu", amin: "f32[][]cpu", pow_4: "f32[][]cpu", pow_6: "f32[][]cpu", logical_or_1: "b8[2, 2][2, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[2][1]cpu", tangents_4: "f32[][]cpu", tangents_5: "f32[][]cpu", tangents_6: "f32[][]cpu"):
    abs_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_2, -2.0)
    eq: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 2][2, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, pow_7);  pow_7 = None
    sign: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sign.default(primals_1);  primals_1 = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sign, where);  where = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul, tangents_6);  mul = tangents_6 = None
    alias_5: "f32[][]cpu" = torch.ops.aten.alias.default(pow_6);  pow_6 = None
    alias_6: "f32[][]cpu" = torch.ops.aten.alias.default(alias_5);  alias_5 = None
    pow_8: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(alias_6, 2.0);  alias_6 = None
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, pow_8);  mul_1 = pow_8 = None
    alias_4: "f32[][]cpu" = torch.ops.aten.alias.default(pow_4);  pow_4 = None
    alias_7: "f32[][]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    pow_9: "f32[2, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_2, -0.5)
    where_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, pow_9);  eq = scalar_tensor = pow_9 = None
    mul_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sign, where_1);  where_1 = None
    pow_10: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(alias_7, 0.5);  alias_7 = None
    mul_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, tangents_5);  mul_3 = tangents_5 = None
    mul_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, pow_10);  mul_4 = pow_10 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_5);  mul_2 = mul_5 = None
    alias_3: "f32[][]cpu" = torch.ops.aten.alias.default(amin);  amin = None
    alias_8: "f32[][]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    eq_2: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_2, alias_8);  alias_8 = None
    isnan: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(abs_2);  abs_2 = None
    logical_or: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq_2, isnan);  eq_2 = isnan = None
    sum_5: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or, [], True)
    div: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(tangents_4, sum_5);  tangents_4 = sum_5 = None
    mul_6: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div, logical_or);  div = logical_or = None
    mul_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sign, mul_6);  mul_6 = None
    add_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_7);  add = mul_7 = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 1);  tangents_3 = None
    sum_6: "i64[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or_1, [1], True)
    div_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(unsqueeze, sum_6);  unsqueeze = sum_6 = None
    mul_8: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, logical_or_1);  div_1 = logical_or_1 = None
    mul_9: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sign, mul_8);  mul_8 = None
    add_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_9);  add_1 = mul_9 = None
    mul_10: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sign, tangents_2);  sign = tangents_2 = None
    add_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_10);  add_2 = mul_10 = None
    return (add_3,)
