def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2][1]cpu"):
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1)
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [1]);  mul_1 = None
    sqrt: "f32[2][1]cpu" = torch.ops.aten.sqrt.default(sum_2);  sum_2 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_2)
    sum_3: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1]);  mul_2 = None
    sqrt_1: "f32[2][1]cpu" = torch.ops.aten.sqrt.default(sum_3);  sum_3 = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sqrt, sqrt_1)
    div_1: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(sum_1, mul_3);  sum_1 = None
    div_2: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(div_1, mul_3);  div_1 = None
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, mul_3);  tangents_1 = mul_3 = None
    mul_5: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sqrt)
    mul_6: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sqrt_1);  mul_4 = None
    detach_1: "f32[2][1]cpu" = torch.ops.aten.detach.default(sqrt_1);  sqrt_1 = None
    detach_2: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    mul_7: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(detach_2, 2);  detach_2 = None
    div_4: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(mul_5, mul_7);  mul_5 = mul_7 = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div_4, 1);  div_4 = None
    expand: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3]);  unsqueeze = None
    mul_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, primals_2);  expand = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_8, mul_8);  mul_8 = None
    detach: "f32[2][1]cpu" = torch.ops.aten.detach.default(sqrt);  sqrt = None
    detach_3: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_10: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(detach_3, 2);  detach_3 = None
    div_5: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(mul_6, mul_10);  mul_6 = mul_10 = None
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div_5, 1);  div_5 = None
    expand_1: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [2, 3]);  unsqueeze_1 = None
    mul_11: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, primals_1);  expand_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_11, mul_11);  mul_11 = None
    unsqueeze_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div_3, 1);  div_3 = None
    expand_2: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [2, 3]);  unsqueeze_2 = None
    mul_13: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_2, primals_1);  primals_1 = None
    mul_14: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_2, primals_2);  expand_2 = primals_2 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_14);  add_1 = mul_14 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_13);  add = mul_13 = None
    return (add_2, add_3)
