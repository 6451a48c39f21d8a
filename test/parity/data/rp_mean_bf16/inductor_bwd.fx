def forward(self, primals_1: "bf16[2, 3][3, 1]cpu", convert_element_type_1: "bf16[][]cpu", convert_element_type_3: "bf16[2, 3][3, 1]cpu", tangents_1: "bf16[][]cpu", tangents_2: "bf16[3][1]cpu", tangents_3: "bf16[2][1]cpu", tangents_4: "bf16[3][1]cpu", tangents_5: "bf16[][]cpu", tangents_6: "bf16[2, 3][3, 1]cpu"):
    convert_element_type_4: "f32[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(tangents_6, torch.float32);  tangents_6 = None
    alias_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(convert_element_type_3);  convert_element_type_3 = None
    alias_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    convert_element_type_5: "f32[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(alias_2, torch.float32);  alias_2 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_4, convert_element_type_5);  convert_element_type_4 = None
    sum_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(convert_element_type_5);  convert_element_type_5 = None
    fma: "f32[2, 3][3, 1]cpu" = torch.ops.prims.fma.default(neg, sum_4, mul);  neg = sum_4 = mul = None
    convert_element_type_6: "bf16[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16);  fma = None
    alias: "bf16[][]cpu" = torch.ops.aten.alias.default(convert_element_type_1);  convert_element_type_1 = None
    alias_3: "bf16[][]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    div_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, alias_3)
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(alias_3, 0);  alias_3 = None
    scalar_tensor: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div_1);  eq = scalar_tensor = div_1 = None
    mul_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_5, where);  tangents_5 = where = None
    add: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_6, mul_1);  convert_element_type_6 = mul_1 = None
    unsqueeze: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_4, 0);  tangents_4 = None
    mean_2: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [0], True)
    sub_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean_2);  primals_1 = mean_2 = None
    mul_2: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze, 2.0);  unsqueeze = None
    mul_3: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, sub_1);  mul_2 = sub_1 = None
    add_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_3);  add = mul_3 = None
    unsqueeze_1: "bf16[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 1);  tangents_3 = None
    expand: "bf16[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [2, 3]);  unsqueeze_1 = None
    add_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, expand);  add_1 = expand = None
    unsqueeze_2: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    expand_1: "bf16[2, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [2, 3]);  unsqueeze_2 = None
    div_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand_1, 2);  expand_1 = None
    add_3: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, div_2);  add_2 = div_2 = None
    expand_2: "bf16[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 3]);  tangents_1 = None
    div_3: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand_2, 6);  expand_2 = None
    add_4: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, div_3);  add_3 = div_3 = None
    return (add_4,)
