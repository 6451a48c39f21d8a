def forward(self, primals_1: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu", primals_4: "f32[3][1]cpu", primals_5: "f32[4, 12][12, 1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[2, 1, 8, 8][64, 64, 8, 1]cpu", primals_8: "i64[2][1]cpu", tangents_1: "f32[][]cpu"):
    convolution: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_7, primals_1, primals_2, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_2 = None
    relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.relu.default(convolution);  convolution = None
    alias: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.alias.default(relu)
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(relu, [2, 2])
    getitem: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = max_pool2d_with_indices[0]
    getitem_1: "i64[2, 2, 4, 4][32, 16, 4, 1]cpu" = max_pool2d_with_indices[1];  max_pool2d_with_indices = None
    convolution_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(getitem, primals_3, primals_4, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_4 = None
    relu_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.relu.default(convolution_1);  convolution_1 = None
    alias_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.alias.default(relu_1)
    view: "f32[2, 12][12, 1]cpu" = torch.ops.aten.view.default(relu_1, [2, 12]);  relu_1 = None
    permute: "f32[12, 4][1, 12]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    addmm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_6, view, permute);  primals_6 = None
    _log_softmax: "f32[2, 4][4, 1]cpu" = torch.ops.aten._log_softmax.default(addmm, 1, False);  addmm = None
    alias_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    ne: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2][1]cpu" = torch.ops.aten.where.self(ne, primals_8, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze);  unsqueeze = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(ne_2, []);  ne_2 = None
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32, device = device(type='cpu'));  sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, []);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, _to_copy);  sum_2 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, _to_copy);  tangents_1 = _to_copy = None
    unsqueeze_1: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_8, 1);  primals_8 = None
    ne_3: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full_like: "f32[2, 4][4, 1]cpu" = torch.ops.aten.full_like.default(_log_softmax, 0, pin_memory = False, memory_format = torch.preserve_format);  _log_softmax = None
    scatter: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_2, -1.0);  full_like = where_2 = None
    ne_4: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_1, scalar_tensor_3);  ne_4 = div_1 = scalar_tensor_3 = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    exp: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(alias_3);  alias_3 = None
    sum_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_3);  exp = sum_3 = None
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    permute_1: "f32[4, 12][12, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm: "f32[2, 12][12, 1]cpu" = torch.ops.aten.mm.default(sub, permute_1);  permute_1 = None
    permute_2: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(sub, [1, 0])
    mm_1: "f32[4, 12][12, 1]cpu" = torch.ops.aten.mm.default(permute_2, view);  permute_2 = view = None
    permute_3: "f32[12, 4][1, 12]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub, [0], True);  sub = None
    view_1: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_4, [4]);  sum_4 = None
    permute_4: "f32[4, 12][12, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    view_2: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 2, 2]);  mm = None
    alias_4: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    le: "b8[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.le.Scalar(alias_4, 0);  alias_4 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor_4, view_2);  le = scalar_tensor_4 = view_2 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(where_4, getitem, primals_3, [3], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  where_4 = getitem = primals_3 = None
    getitem_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_3: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward[1]
    getitem_4: "f32[3][1]cpu" = convolution_backward[2];  convolution_backward = None
    max_pool2d_with_indices_backward: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(getitem_2, relu, [2, 2], [], [0, 0], [1, 1], False, getitem_1);  getitem_2 = relu = getitem_1 = None
    alias_5: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le_1: "b8[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.le.Scalar(alias_5, 0);  alias_5 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.where.self(le_1, scalar_tensor_5, max_pool2d_with_indices_backward);  le_1 = scalar_tensor_5 = max_pool2d_with_indices_backward = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(where_5, primals_7, primals_1, [2], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [False, True, True]);  where_5 = primals_7 = primals_1 = None
    getitem_6: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu" = convolution_backward_1[1]
    getitem_7: "f32[2][1]cpu" = convolution_backward_1[2];  convolution_backward_1 = None
    return (div, getitem_6, getitem_7, getitem_3, getitem_4, permute_4, view_1, None, None)
