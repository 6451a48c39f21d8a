def forward(self, primals_1: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    full: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    minimum: "f32[20][1]cpu" = torch.ops.aten.minimum.default(full, primals_1);  full = None
    abs_1: "f32[20][1]cpu" = torch.ops.aten.abs.default(primals_1)
    neg: "f32[20][1]cpu" = torch.ops.aten.neg.default(abs_1);  abs_1 = None
    exp: "f32[20][1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    log1p: "f32[20][1]cpu" = torch.ops.aten.log1p.default(exp)
    sub: "f32[20][1]cpu" = torch.ops.aten.sub.Tensor(minimum, log1p);  minimum = log1p = None
    lt: "b8[20][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0);  primals_1 = None
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[20][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, scalar_tensor);  scalar_tensor_1 = scalar_tensor = None
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(-1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_3: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_1: "i64[20][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_3, scalar_tensor_2);  lt = scalar_tensor_3 = scalar_tensor_2 = None
    add: "f32[20][1]cpu" = torch.ops.aten.add.Tensor(exp, 1)
    div: "f32[20][1]cpu" = torch.ops.aten.div.Tensor(exp, add);  exp = add = None
    mul: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(where_1, div);  where_1 = div = None
    sub_1: "f32[20][1]cpu" = torch.ops.aten.sub.Tensor(where, mul);  where = mul = None
    mul_1: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_1);  tangents_1 = sub_1 = None
    return (sub, mul_1)
