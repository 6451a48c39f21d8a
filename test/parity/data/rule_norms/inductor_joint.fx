def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f64[2, 1][1, 1]cpu"):
    abs_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, 3);  abs_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, None);  pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.3333333333333333);  sum_1 = None
    alias: "f32[][]cpu" = torch.ops.aten.alias.default(pow_2)
    convert_element_type: "f64[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float64)
    pow_3: "f64[2, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2);  convert_element_type = None
    sum_2: "f64[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_3, None);  pow_3 = None
    pow_4: "f64[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_2, 0.5);  sum_2 = None
    alias_1: "f64[][]cpu" = torch.ops.aten.alias.default(pow_4)
    convert_element_type_1: "f64[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float64)
    abs_2: "f64[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(convert_element_type_1);  convert_element_type_1 = None
    pow_5: "f64[2, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_2, 1);  abs_2 = None
    sum_3: "f64[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_5, [1], True);  pow_5 = None
    pow_6: "f64[2, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_3, 1.0);  sum_3 = None
    add: "f64[2, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(pow_4, pow_6);  pow_4 = pow_6 = None
    sum_4: "f64[][]cpu" = torch.ops.aten.sum.default(tangents_2)
    convert_element_type_2: "f64[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float64)
    sign: "f64[2, 3][3, 1]cpu" = torch.ops.aten.sign.default(convert_element_type_2);  convert_element_type_2 = None
    mul: "f64[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sign, tangents_2);  sign = tangents_2 = None
    convert_element_type_3: "f32[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(mul, torch.float32);  mul = None
    alias_4: "f64[][]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    convert_element_type_4: "f64[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float64)
    div: "f64[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(convert_element_type_4, alias_4);  convert_element_type_4 = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(alias_4, 0);  alias_4 = None
    scalar_tensor: "f64[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float64, layout = torch.strided, device = device(type='cpu'))
    where: "f64[2, 3][3, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    mul_1: "f64[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sum_4, where);  sum_4 = where = None
    convert_element_type_5: "f32[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32);  mul_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_3, convert_element_type_5);  convert_element_type_3 = convert_element_type_5 = None
    alias_5: "f32[][]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    abs_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_3, 1.0);  abs_3 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, pow_7);  primals_1 = pow_7 = None
    pow_8: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(alias_5, 2.0)
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, pow_8);  tangents_1 = pow_8 = None
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Scalar(alias_5, 0);  alias_5 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[][]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_1, div_1);  eq_1 = scalar_tensor_1 = div_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, where_1);  mul_2 = where_1 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_3);  add_1 = mul_3 = None
    return (pow_2, add, add_2)
