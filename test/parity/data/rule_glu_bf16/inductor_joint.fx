def forward(self, primals_1: "bf16[4][1]cpu", primals_2: "bf16[2][1]cpu", tangents_1: "bf16[2][1]cpu"):
    glu: "bf16[2][1]cpu" = torch.ops.aten.glu.default(primals_1, 0)
    convert_element_type: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float32)
    full: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    minimum: "f32[2][1]cpu" = torch.ops.aten.minimum.default(full, convert_element_type);  full = None
    abs_1: "f32[2][1]cpu" = torch.ops.aten.abs.default(convert_element_type);  convert_element_type = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(abs_1);  abs_1 = None
    exp: "f32[2][1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    log1p: "f32[2][1]cpu" = torch.ops.aten.log1p.default(exp)
    sub: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(minimum, log1p);  minimum = log1p = None
    convert_element_type_1: "bf16[2][1]cpu" = torch.ops.prims.convert_element_type.default(sub, torch.bfloat16);  sub = None
    convert_element_type_2: "bf16[2][1]cpu" = torch.ops.prims.convert_element_type.default(exp, torch.bfloat16);  exp = None
    add: "bf16[2][1]cpu" = torch.ops.aten.add.Tensor(glu, convert_element_type_1);  glu = convert_element_type_1 = None
    convert_element_type_3: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(tangents_1, torch.float32)
    convert_element_type_4: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float32);  primals_2 = None
    convert_element_type_5: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(convert_element_type_2, torch.float32);  convert_element_type_2 = None
    lt: "b8[2][1]cpu" = torch.ops.aten.lt.Scalar(convert_element_type_4, 0);  convert_element_type_4 = None
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, scalar_tensor);  scalar_tensor_1 = scalar_tensor = None
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(-1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_3: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_1: "i64[2][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_3, scalar_tensor_2);  lt = scalar_tensor_3 = scalar_tensor_2 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_5, 1)
    div: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(convert_element_type_5, add_1);  convert_element_type_5 = add_1 = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(where_1, div);  where_1 = div = None
    sub_1: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(where, mul);  where = mul = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_1);  convert_element_type_3 = sub_1 = None
    convert_element_type_6: "bf16[2][1]cpu" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16);  mul_1 = None
    convert_element_type_7: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(tangents_1, torch.float32);  tangents_1 = None
    convert_element_type_8: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float32);  primals_1 = None
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(convert_element_type_8, 0, 0, 2)
    slice_2: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(convert_element_type_8, 0, 2, 4);  convert_element_type_8 = None
    sigmoid: "f32[2][1]cpu" = torch.ops.aten.sigmoid.default(slice_2);  slice_2 = None
    sub_2: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(1.0, sigmoid)
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sub_2, sigmoid);  sub_2 = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, slice_1);  mul_2 = slice_1 = None
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, convert_element_type_7);  mul_3 = None
    mul_5: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, convert_element_type_7);  sigmoid = convert_element_type_7 = None
    cat: "f32[4][1]cpu" = torch.ops.aten.cat.default([mul_5, mul_4]);  mul_5 = mul_4 = None
    convert_element_type_9: "bf16[4][1]cpu" = torch.ops.prims.convert_element_type.default(cat, torch.bfloat16);  cat = None
    return (add, convert_element_type_9, convert_element_type_6)
