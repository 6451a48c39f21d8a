def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "i64[4][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[][]cpu"):
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 3])
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, view)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(ne, primals_2, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(mul, 1, unsqueeze);  mul = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    expand: "f32[4, 3][0, 1]cpu" = torch.ops.aten.expand.default(view, [4, 3]);  view = None
    gather_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(expand, 1, unsqueeze);  expand = unsqueeze = None
    squeeze_1: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(gather_1, [1]);  gather_1 = None
    ne_2: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(ne_2, squeeze_1, scalar_tensor_2);  ne_2 = squeeze_1 = scalar_tensor_2 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_2, []);  where_2 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, []);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, sum_1);  sum_2 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 1);  primals_2 = None
    ne_3: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_3: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_3);  ne_3 = scalar_tensor_3 = None
    full_like: "f32[4, 3][3, 1]cpu" = torch.ops.aten.full_like.default(primals_1, 0, pin_memory = False, memory_format = torch.preserve_format);  primals_1 = None
    scatter: "f32[4, 3][3, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_3, -1.0);  full_like = where_3 = None
    view_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 3]);  primals_3 = None
    mul_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, view_1);  div_1 = view_1 = None
    ne_4: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(ne_4, mul_1, scalar_tensor_4);  ne_4 = mul_1 = scalar_tensor_4 = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_4);  scatter = where_4 = None
    return (div, mul_2, None, None)
