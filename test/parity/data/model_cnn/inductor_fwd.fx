def forward(self, primals_1: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu", primals_4: "f32[3][1]cpu", primals_5: "f32[4, 12][12, 1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[2, 1, 8, 8][64, 64, 8, 1]cpu", primals_8: "i64[2][1]cpu"):
    convolution: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_7, primals_1, primals_2, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_2 = None
    relu: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.relu.default(convolution);  convolution = None
    alias: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.alias.default(relu)
    _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [2, 2], [2, 2], [0, 0], [1, 1], False);  relu = None
    getitem: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = _low_memory_max_pool_with_offsets[0]
    getitem_1: "i8[2, 2, 4, 4][32, 16, 4, 1]cpu" = _low_memory_max_pool_with_offsets[1];  _low_memory_max_pool_with_offsets = None
    convolution_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(getitem, primals_3, primals_4, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_4 = None
    relu_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.relu.default(convolution_1);  convolution_1 = None
    alias_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.alias.default(relu_1)
    view: "f32[2, 12][12, 1]cpu" = torch.ops.aten.view.default(relu_1, [2, 12]);  relu_1 = None
    permute: "f32[12, 4][1, 12]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    addmm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_6, view, permute);  primals_6 = None
    amax: "f32[2, 1][1, 1]cpu" = torch.ops.aten.amax.default(addmm, [1], True)
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(addmm, amax);  amax = None
    exp: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[2, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    ne: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2][1]cpu" = torch.ops.aten.where.self(ne, primals_8, scalar_tensor);  scalar_tensor = None
    unsqueeze: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze);  sub_1 = unsqueeze = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2][1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_1);  ne = neg = scalar_tensor_1 = None
    ne_2: "b8[2][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2)
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type);  sum_3 = convert_element_type = None
    permute_1: "f32[4, 12][12, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    alias_4: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    le: "b8[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.le.Scalar(alias_4, 0);  alias_4 = None
    alias_5: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le_1: "b8[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.le.Scalar(alias_5, 0);  alias_5 = None
    return (div, primals_1, primals_3, primals_7, primals_8, getitem, getitem_1, view, addmm, ne_2, permute_1, le, le_1)
