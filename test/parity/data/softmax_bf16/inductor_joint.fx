def forward(self, primals_1: "bf16[2, 3][3, 1]cpu", tangents_1: "bf16[2, 3][3, 1]cpu"):
    convert_element_type: "f32[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float32);  primals_1 = None
    amax: "f32[2, 1][1, 1]cpu" = torch.ops.aten.amax.default(convert_element_type, [-1], True)
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type, amax);  convert_element_type = amax = None
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    convert_element_type_1: "bf16[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16);  div = None
    alias: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(convert_element_type_1)
    alias_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    convert_element_type_2: "f32[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(tangents_1, torch.float32);  tangents_1 = None
    convert_element_type_3: "f32[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(alias_1, torch.float32);  alias_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_2, convert_element_type_3);  convert_element_type_2 = None
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [-1], True)
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(convert_element_type_3);  convert_element_type_3 = None
    fma: "f32[2, 3][3, 1]cpu" = torch.ops.prims.fma.default(neg, sum_2, mul);  neg = sum_2 = mul = None
    convert_element_type_4: "bf16[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16);  fma = None
    return (convert_element_type_1, convert_element_type_4)
