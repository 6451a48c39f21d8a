def forward(self, primals_1: "bf16[4][1]cpu", primals_2: "bf16[2][1]cpu", tangents_1: "bf16[2][1]cpu"):
    _to_copy: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float32)
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(_to_copy, 0, 0, 2)
    slice_2: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(_to_copy, 0, 2, 4);  _to_copy = None
    sigmoid: "f32[2][1]cpu" = torch.ops.aten.sigmoid.default(slice_2);  slice_2 = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(slice_1, sigmoid);  slice_1 = sigmoid = None
    _to_copy_1: "bf16[2][1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.bfloat16);  mul = None
    _to_copy_2: "f32[2][1]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float32)
    full: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    minimum: "f32[2][1]cpu" = torch.ops.aten.minimum.default(full, _to_copy_2);  full = None
    abs_1: "f32[2][1]cpu" = torch.ops.aten.abs.default(_to_copy_2);  _to_copy_2 = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(abs_1);  abs_1 = None
    exp: "f32[2][1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    log1p: "f32[2][1]cpu" = torch.ops.aten.log1p.default(exp)
    sub: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(minimum, log1p);  minimum = log1p = None
    _to_copy_3: "bf16[2][1]cpu" = torch.ops.aten._to_copy.default(sub, dtype = torch.bfloat16);  sub = None
    _to_copy_4: "bf16[2][1]cpu" = torch.ops.aten._to_copy.default(exp, dtype = torch.bfloat16);  exp = None
    add: "bf16[2][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_1, _to_copy_3);  _to_copy_1 = _to_copy_3 = None
    _to_copy_5: "f32[2][1]cpu" = torch.ops.aten._to_copy.default(tangents_1, dtype = torch.float32)
    _to_copy_6: "f32[2][1]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float32);  primals_2 = None
    _to_copy_7: "f32[2][1]cpu" = torch.ops.aten._to_copy.default(_to_copy_4, dtype = torch.float32);  _to_copy_4 = None
    lt: "b8[2][1]cpu" = torch.ops.aten.lt.Scalar(_to_copy_6, 0);  _to_copy_6 = None
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, scalar_tensor);  scalar_tensor_1 = scalar_tensor = None
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(-1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_3: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_1: "i64[2][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_3, scalar_tensor_2);  lt = scalar_tensor_3 = scalar_tensor_2 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_7, 1)
    div: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(_to_copy_7, add_1);  _to_copy_7 = add_1 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(where_1, div);  where_1 = div = None
    sub_1: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(where, mul_1);  where = mul_1 = None
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_5, sub_1);  _to_copy_5 = sub_1 = None
    _to_copy_8: "bf16[2][1]cpu" = torch.ops.aten._to_copy.default(mul_2, dtype = torch.bfloat16);  mul_2 = None
    _to_copy_9: "f32[2][1]cpu" = torch.ops.aten._to_copy.default(tangents_1, dtype = torch.float32);  tangents_1 = None
    _to_copy_10: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float32);  primals_1 = None
    slice_3: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(_to_copy_10, 0, 0, 2)
    slice_4: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(_to_copy_10, 0, 2, 4);  _to_copy_10 = None
    sigmoid_1: "f32[2][1]cpu" = torch.ops.aten.sigmoid.default(slice_4);  slice_4 = None
    sub_2: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(1.0, sigmoid_1)
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sub_2, sigmoid_1);  sub_2 = None
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, slice_3);  mul_3 = slice_3 = None
    mul_5: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, _to_copy_9);  mul_4 = None
    mul_6: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_1, _to_copy_9);  sigmoid_1 = _to_copy_9 = None
    cat: "f32[4][1]cpu" = torch.ops.aten.cat.default([mul_6, mul_5]);  mul_6 = mul_5 = None
    _to_copy_11: "bf16[4][1]cpu" = torch.ops.aten._to_copy.default(cat, dtype = torch.bfloat16);  cat = None
    return (add, _to_copy_11, _to_copy_8)
