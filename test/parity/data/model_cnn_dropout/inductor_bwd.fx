def forward(self, primals_1: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu", primals_3: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu", primals_7: "f32[2, 1, 8, 8][64, 64, 8, 1]cpu", primals_8: "i64[2][1]cpu", getitem: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu", getitem_1: "i8[2, 2, 4, 4][32, 16, 4, 1]cpu", gt: "b8[2, 3, 2, 2][12, 4, 2, 1]cpu", view: "f32[2, 12][12, 1]cpu", addmm: "f32[2, 4][4, 1]cpu", ne_2: "b8[2][1]cpu", permute_1: "f32[4, 12][12, 1]cpu", le: "b8[2, 3, 2, 2][12, 4, 2, 1]cpu", le_1: "b8[2, 2, 8, 8][128, 64, 8, 1]cpu", tangents_1: "f32[][]cpu"):
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  tangents_1 = convert_element_type = None
    unsqueeze_1: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_8, 1);  primals_8 = None
    ne_3: "b8[2, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  unsqueeze_1 = scalar_tensor_2 = None
    full: "f32[2, 4][4, 1]cpu" = torch.ops.aten.full.default([2, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter.value(full, 1, where_2, -1.0);  full = where_2 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, div_1, scalar_tensor_3);  ne_3 = div_1 = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    amax: "f32[2, 1][1, 1]cpu" = torch.ops.aten.amax.default(addmm, [1], True)
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(addmm, amax);  addmm = amax = None
    exp: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[2, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    alias_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sub_1);  sub_1 = None
    alias_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    exp_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(alias_3);  alias_3 = None
    sum_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True)
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    mm: "f32[2, 12][12, 1]cpu" = torch.ops.aten.mm.default(sub_2, permute_1);  permute_1 = None
    permute_2: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(sub_2, [1, 0])
    mm_1: "f32[4, 12][12, 1]cpu" = torch.ops.aten.mm.default(permute_2, view);  permute_2 = view = None
    permute_3: "f32[12, 4][1, 12]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_5: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub_2, [0], True);  sub_2 = None
    view_1: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_5, [4]);  sum_5 = None
    permute_4: "f32[4, 12][12, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    view_2: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 2, 2]);  mm = None
    convert_element_type_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(gt, torch.float32);  gt = None
    mul_4: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.3333333333333333);  convert_element_type_1 = None
    mul_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_2, mul_4);  view_2 = mul_4 = None
    clone: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(mul_5, memory_format = torch.contiguous_format);  mul_5 = None
    where_4: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor_3, clone);  le = clone = None
    convolution_backward = torch.ops.aten.convolution_backward.default(where_4, getitem, primals_3, [3], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  where_4 = getitem = primals_3 = None
    getitem_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_3: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward[1]
    getitem_4: "f32[3][1]cpu" = convolution_backward[2];  convolution_backward = None
    full_1: "f32[4, 64][64, 1]cpu" = torch.ops.aten.full.default([4, 64], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_3: "f32[4, 16][16, 1]cpu" = torch.ops.aten.view.default(getitem_2, [4, 16]);  getitem_2 = None
    _low_memory_max_pool_offsets_to_indices: "i64[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(getitem_1, [2, 2], [8, 8], [2, 2], [0, 0], [1, 1]);  getitem_1 = None
    view_4: "i64[4, 16][16, 1]cpu" = torch.ops.aten.view.default(_low_memory_max_pool_offsets_to_indices, [4, 16]);  _low_memory_max_pool_offsets_to_indices = None
    scatter_add: "f32[4, 64][64, 1]cpu" = torch.ops.aten.scatter_add.default(full_1, 1, view_4, view_3);  full_1 = view_4 = view_3 = None
    view_5: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.view.default(scatter_add, [2, 2, 8, 8]);  scatter_add = None
    where_5: "f32[2, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.where.self(le_1, scalar_tensor_3, view_5);  le_1 = scalar_tensor_3 = view_5 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(where_5, primals_7, primals_1, [2], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [False, True, True]);  where_5 = primals_7 = primals_1 = None
    getitem_6: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu" = convolution_backward_1[1]
    getitem_7: "f32[2][1]cpu" = convolution_backward_1[2];  convolution_backward_1 = None
    return (getitem_6, getitem_7, getitem_3, getitem_4, permute_4, view_1, None, None)
