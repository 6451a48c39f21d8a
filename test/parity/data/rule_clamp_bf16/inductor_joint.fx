def forward(self, primals_1: "bf16[5][1]cpu", primals_2: "bf16[5][1]cpu", tangents_1: "bf16[5][1]cpu"):
    convert_element_type: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float32)
    clamp_min: "f32[5][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type, -0.5);  convert_element_type = None
    clamp_max: "f32[5][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 0.5);  clamp_min = None
    convert_element_type_1: "bf16[5][1]cpu" = torch.ops.prims.convert_element_type.default(clamp_max, torch.bfloat16);  clamp_max = None
    convert_element_type_2: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float32)
    convert_element_type_3: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float32)
    clamp_min_1: "f32[5][1]cpu" = torch.ops.aten.clamp_min.Tensor(convert_element_type_2, convert_element_type_3);  convert_element_type_2 = convert_element_type_3 = None
    convert_element_type_4: "bf16[5][1]cpu" = torch.ops.prims.convert_element_type.default(clamp_min_1, torch.bfloat16);  clamp_min_1 = None
    add: "bf16[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_4);  convert_element_type_1 = convert_element_type_4 = None
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    div: "bf16[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2);  primals_2 = None
    where: "bf16[5][1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = None
    scalar_tensor: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where_1: "bf16[5][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor, where);  lt = scalar_tensor = where = None
    scalar_tensor_1: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, -0.5)
    lt_1: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0.5);  primals_1 = None
    logical_and: "b8[5][1]cpu" = torch.ops.aten.logical_and.default(gt, lt_1);  gt = lt_1 = None
    where_2: "bf16[5][1]cpu" = torch.ops.aten.where.self(logical_and, tangents_1, scalar_tensor_1);  logical_and = tangents_1 = scalar_tensor_1 = None
    add_1: "bf16[5][1]cpu" = torch.ops.aten.add.Tensor(where_1, where_2);  where_1 = where_2 = None
    return (add, add_1, None)
