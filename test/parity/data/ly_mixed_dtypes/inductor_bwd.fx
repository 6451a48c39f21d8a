def forward(self, primals_1: "bf16[3, 4, 2][2, 12, 1]cpu", primals_2: "f32[3, 4, 2][8, 2, 1]cpu", tangents_1: "f32[3, 4, 2][2, 6, 1]cpu", tangents_2: "f32[3, 4, 2][2, 6, 1]cpu"):
    mul_3: "f32[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2)
    mul_1: "f32[3, 4, 2][8, 2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_2)
    mul_2: "bf16[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1)
    add: "f32[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_1);  mul_2 = mul_1 = None
    reciprocal: "f32[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.reciprocal.default(add)
    eq: "b8[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.eq.Scalar(add, 0);  add = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, reciprocal);  eq = scalar_tensor = reciprocal = None
    clone: "f32[3, 4, 2][8, 2, 1]cpu" = torch.ops.aten.clone.default(where, memory_format = torch.contiguous_format);  where = None
    mul_4: "f32[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, clone);  mul_3 = None
    neg: "bf16[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.neg.default(primals_1)
    mul_5: "f32[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, neg);  tangents_2 = neg = None
    mul_6: "f32[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, clone);  mul_5 = clone = None
    convert_element_type: "bf16[3, 4, 2][2, 6, 1]cpu" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16);  mul_4 = None
    mul_7: "f32[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    mul_8: "f32[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    convert_element_type_1: "bf16[3, 4, 2][2, 6, 1]cpu" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16);  mul_8 = None
    add_1: "bf16[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1);  convert_element_type = convert_element_type_1 = None
    add_2: "f32[3, 4, 2][2, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    return (add_1, add_2)
