def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", primals_3: "f32[3, 2][2, 1]cpu", primals_4: "f32[3, 2][2, 1]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_4);  primals_4 = None
    sub_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(sub, primals_2)
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(primals_2, sub_1, alpha = 0.1);  primals_2 = sub_1 = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 0.999);  primals_3 = None
    addcmul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.addcmul.default(mul, sub, sub, value = 0.001);  mul = None
    sqrt: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sqrt.default(addcmul);  addcmul = None
    alias: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(sqrt)
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(sqrt, 1e-08);  sqrt = None
    addcdiv: "f32[3, 2][2, 1]cpu" = torch.ops.aten.addcdiv.default(primals_1, add, add_1, value = -0.01);  primals_1 = None
    pow_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(addcdiv, 2)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(pow_1);  pow_1 = None
    expand: "f32[3, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [3, 2]);  tangents_1 = None
    pow_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(addcdiv, 1.0);  addcdiv = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(pow_2, 2.0);  pow_2 = None
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(expand, mul_1);  expand = mul_1 = None
    full: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], -0.01, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    div: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(full, add_1);  full = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, div);  div = None
    mul_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, add_1);  add_1 = None
    mul_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(add, -0.01);  add = None
    div_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(mul_5, mul_4);  mul_5 = mul_4 = None
    neg: "f32[3, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_2)
    mul_6: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_1);  neg = div_1 = None
    alias_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(alias_1, 2);  alias_1 = None
    div_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    mul_8: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(sub, 0.001)
    mul_9: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, mul_8);  mul_8 = None
    mul_10: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(sub, 0.001);  sub = None
    mul_11: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, mul_10);  div_2 = mul_10 = None
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, mul_11);  mul_9 = mul_11 = None
    mul_12: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(mul_3, 0.1);  mul_3 = None
    add_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_12);  add_2 = mul_12 = None
    add_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, add_3);  mul_2 = add_3 = None
    return (sum_1, add_4, None, None, None)
