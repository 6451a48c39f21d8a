def forward(self, primals_1: "f32[2][1]cpu", primals_2: "i64[4][1]cpu", primals_3: "i64[4][1]cpu", primals_4: "i32[4][1]cpu"):
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    gcd: "i64[4][1]cpu" = torch.ops.aten.gcd.default(primals_2, primals_3)
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(gcd, 0)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, gcd);  eq = gcd = None
    div: "i64[4][1]cpu" = torch.ops.prims.div.default(primals_2, where);  where = None
    mul_1: "i64[4][1]cpu" = torch.ops.aten.mul.Tensor(div, primals_3);  div = primals_3 = None
    abs_1: "i64[4][1]cpu" = torch.ops.aten.abs.default(mul_1);  mul_1 = None
    convert_element_type: "i64[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_4, torch.int64);  primals_4 = None
    gcd_1: "i64[4][1]cpu" = torch.ops.aten.gcd.default(primals_2, convert_element_type)
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(gcd_1, 0)
    where_1: "i64[4][1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor, gcd_1);  eq_1 = scalar_tensor = gcd_1 = None
    div_1: "i64[4][1]cpu" = torch.ops.prims.div.default(primals_2, where_1);  primals_2 = where_1 = None
    mul_2: "i64[4][1]cpu" = torch.ops.aten.mul.Tensor(div_1, convert_element_type);  div_1 = convert_element_type = None
    abs_2: "i64[4][1]cpu" = torch.ops.aten.abs.default(mul_2);  mul_2 = None
    return (mul, abs_1, abs_2)
