def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", primals_3: "f32[3, 2][2, 1]cpu", primals_4: "f32[3, 2][2, 1]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_4);  primals_4 = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], 0.1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_1: "f32[][]cpu" = torch.ops.aten.abs.default(full)
    ge: "b8[][]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub_1: "f32[][]cpu" = torch.ops.aten.sub.Tensor(full, 1)
    where: "f32[][]cpu" = torch.ops.aten.where.self(ge, sub_1, full);  sub_1 = full = None
    where_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(ge, sub, primals_2);  ge = None
    sub_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(sub, primals_2);  primals_2 = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(where, sub_2);  where = sub_2 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul, where_1);  mul = where_1 = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 0.999);  primals_3 = None
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sub, 0.001)
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, sub);  mul_2 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    sqrt: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sqrt.default(add_1);  add_1 = None
    alias: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(sqrt)
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(sqrt, 1e-08);  sqrt = None
    mul_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add, -0.01)
    div: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(mul_4, add_2);  mul_4 = None
    add_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, div);  primals_1 = div = None
    pow_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_3, 2)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, []);  pow_1 = None
    expand: "f32[3, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [3, 2]);  tangents_1 = None
    pow_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_3, 1.0);  add_3 = None
    mul_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(pow_2, 2.0);  pow_2 = None
    mul_6: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(expand, mul_5);  expand = mul_5 = None
    empty_permuted: "f32[3, 2][2, 1]cpu" = torch.ops.aten.empty_permuted.default([3, 2], [0, 1], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_like: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full_like.default(empty_permuted, -0.01, pin_memory = False);  empty_permuted = None
    div_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(full_like, add_2);  full_like = None
    mul_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, div_1);  div_1 = None
    mul_8: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, add_2);  add_2 = None
    mul_9: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(add, -0.01);  add = None
    div_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(mul_9, mul_8);  mul_9 = mul_8 = None
    neg: "f32[3, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_6)
    mul_10: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    alias_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_11: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(alias_1, 2);  alias_1 = None
    div_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(mul_10, mul_11);  mul_10 = mul_11 = None
    mul_12: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(sub, 0.001)
    mul_13: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, mul_12);  mul_12 = None
    mul_14: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(sub, 0.001);  sub = None
    mul_15: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, mul_14);  div_3 = mul_14 = None
    add_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, mul_15);  mul_13 = mul_15 = None
    mul_16: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(mul_7, 0.1);  mul_7 = None
    add_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_16);  add_4 = mul_16 = None
    add_6: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, add_5);  mul_6 = add_5 = None
    return (sum_1, add_6, None, None, None)
