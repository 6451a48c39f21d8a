def forward(self, primals_1: "bf16[2, 3][3, 1]cpu", tangents_1: "bf16[][]cpu", tangents_2: "bf16[3][1]cpu", tangents_3: "bf16[2][1]cpu", tangents_4: "bf16[3][1]cpu", tangents_5: "bf16[][]cpu", tangents_6: "bf16[2, 3][3, 1]cpu"):
    mean: "bf16[][]cpu" = torch.ops.aten.mean.default(primals_1)
    mean_1: "bf16[3][1]cpu" = torch.ops.aten.mean.dim(primals_1, [0])
    sum_1: "bf16[2][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [1])
    var: "bf16[3][1]cpu" = torch.ops.aten.var.correction(primals_1, [0], correction = 1)
    _to_copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float32)
    pow_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(_to_copy, 2);  _to_copy = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, None);  pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_2, 0.5);  sum_2 = None
    _to_copy_1: "bf16[][]cpu" = torch.ops.aten._to_copy.default(pow_2, dtype = torch.bfloat16);  pow_2 = None
    alias: "bf16[][]cpu" = torch.ops.aten.alias.default(_to_copy_1)
    _softmax: "bf16[2, 3][3, 1]cpu" = torch.ops.aten._softmax.default(primals_1, 1, False)
    alias_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    alias_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    _to_copy_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(tangents_6, dtype = torch.float32);  tangents_6 = None
    _to_copy_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(alias_2, dtype = torch.float32);  alias_2 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_2, _to_copy_3);  _to_copy_2 = None
    sum_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_3, sum_3);  _to_copy_3 = sum_3 = None
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    _to_copy_4: "bf16[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(sub, dtype = torch.bfloat16);  sub = None
    alias_3: "bf16[][]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    div: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, alias_3)
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(alias_3, 0);  alias_3 = None
    scalar_tensor: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    mul_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_5, where);  tangents_5 = where = None
    add: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_4, mul_2);  _to_copy_4 = mul_2 = None
    unsqueeze: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_4, 0);  tangents_4 = None
    mean_2: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [0], True)
    sub_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean_2);  primals_1 = mean_2 = None
    mul_3: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze, 2.0);  unsqueeze = None
    mul_4: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, sub_1);  mul_3 = sub_1 = None
    add_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_4);  add = mul_4 = None
    unsqueeze_1: "bf16[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 1);  tangents_3 = None
    expand: "bf16[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [2, 3]);  unsqueeze_1 = None
    add_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, expand);  add_1 = expand = None
    unsqueeze_2: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    expand_1: "bf16[2, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [2, 3]);  unsqueeze_2 = None
    div_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand_1, 2);  expand_1 = None
    add_3: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, div_1);  add_2 = div_1 = None
    expand_2: "bf16[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 3]);  tangents_1 = None
    div_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand_2, 6);  expand_2 = None
    add_4: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, div_2);  add_3 = div_2 = None
    return (mean, mean_1, sum_1, var, _to_copy_1, _softmax, add_4)
