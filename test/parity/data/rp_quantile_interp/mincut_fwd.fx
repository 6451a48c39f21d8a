def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.3, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_1, [6])
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(view, [6]);  view = None
    _to_copy: "f64[][]cpu" = torch.ops.aten._to_copy.default(scalar_tensor, dtype = torch.float64);  scalar_tensor = None
    mul: "f64[][]cpu" = torch.ops.aten.mul.Scalar(_to_copy, 5);  _to_copy = None
    isnan: "b8[6][1]cpu" = torch.ops.aten.isnan.default(view_1)
    any_1: "b8[1][1]cpu" = torch.ops.aten.any.dim(isnan, -1, True);  isnan = None
    expand: "f64[1][1]cpu" = torch.ops.aten.expand.default(mul, [1]);  mul = None
    masked_fill: "f64[1][1]cpu" = torch.ops.aten.masked_fill.Scalar(expand, any_1, 5);  expand = None
    _to_copy_1: "i64[1][1]cpu" = torch.ops.aten._to_copy.default(masked_fill, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    sub: "f64[1][1]cpu" = torch.ops.aten.sub.Tensor(masked_fill, _to_copy_1)
    _to_copy_2: "f32[1][1]cpu" = torch.ops.aten._to_copy.default(sub, dtype = torch.float32);  sub = None
    ceil: "f64[1][1]cpu" = torch.ops.aten.ceil.default(masked_fill);  masked_fill = None
    _to_copy_3: "i64[1][1]cpu" = torch.ops.aten._to_copy.default(ceil, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'));  ceil = None
    sort = torch.ops.aten.sort.default(view_1);  view_1 = None
    getitem: "f32[6][1]cpu" = sort[0]
    getitem_1: "i64[6][1]cpu" = sort[1];  sort = None
    gather: "f32[1][1]cpu" = torch.ops.aten.gather.default(getitem, -1, _to_copy_1)
    gather_1: "f32[1][1]cpu" = torch.ops.aten.gather.default(getitem, -1, _to_copy_3);  getitem = None
    lerp: "f32[1][1]cpu" = torch.ops.aten.lerp.Tensor(gather, gather_1, _to_copy_2);  gather = gather_1 = _to_copy_2 = None
    squeeze: "f32[][]cpu" = torch.ops.aten.squeeze.dim(lerp, -1);  lerp = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_1, [2, 3])
    _to_copy_4: "f64[3][1]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float64)
    mul_1: "f64[3][1]cpu" = torch.ops.aten.mul.Scalar(_to_copy_4, 2);  _to_copy_4 = None
    isnan_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(view_2)
    any_2: "b8[2, 1][1, 1]cpu" = torch.ops.aten.any.dim(isnan_1, -1, True);  isnan_1 = None
    expand_1: "f64[2, 3][0, 1]cpu" = torch.ops.aten.expand.default(mul_1, [2, 3]);  mul_1 = None
    expand_2: "b8[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(any_2, [2, 3])
    masked_fill_1: "f64[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(expand_1, expand_2, 2);  expand_1 = expand_2 = None
    _to_copy_5: "i64[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(masked_fill_1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    sub_1: "f64[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(masked_fill_1, _to_copy_5)
    _to_copy_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(sub_1, dtype = torch.float32);  sub_1 = None
    ceil_1: "f64[2, 3][3, 1]cpu" = torch.ops.aten.ceil.default(masked_fill_1);  masked_fill_1 = None
    _to_copy_7: "i64[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(ceil_1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'));  ceil_1 = None
    sort_1 = torch.ops.aten.sort.default(view_2);  view_2 = None
    getitem_2: "f32[2, 3][3, 1]cpu" = sort_1[0]
    getitem_3: "i64[2, 3][3, 1]cpu" = sort_1[1];  sort_1 = None
    gather_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.gather.default(getitem_2, -1, _to_copy_5)
    gather_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.gather.default(getitem_2, -1, _to_copy_7);  getitem_2 = None
    lerp_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.lerp.Tensor(gather_2, gather_3, _to_copy_6);  gather_2 = gather_3 = _to_copy_6 = None
    unsqueeze: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(lerp_1, 0);  lerp_1 = None
    transpose: "f32[3, 2, 1][1, 3, 6]cpu" = torch.ops.aten.transpose.int(unsqueeze, 0, -1);  unsqueeze = None
    squeeze_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.squeeze.dim(transpose, -1);  transpose = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    unsqueeze_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, -1);  primals_1 = None
    transpose_1: "f32[1, 3, 2][1, 1, 3]cpu" = torch.ops.aten.transpose.int(unsqueeze_1, 0, -1);  unsqueeze_1 = None
    view_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.view.default(transpose_1, [3, 2]);  transpose_1 = None
    isnan_2: "b8[3, 2][1, 3]cpu" = torch.ops.aten.isnan.default(view_3)
    logical_not: "b8[3, 2][1, 3]cpu" = torch.ops.aten.logical_not.default(isnan_2);  isnan_2 = None
    sum_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_not, [-1], True);  logical_not = None
    sub_2: "i64[3, 1][1, 1]cpu" = torch.ops.aten.sub.Scalar(sum_1, 1);  sum_1 = None
    _to_copy_8: "f64[][]cpu" = torch.ops.aten._to_copy.default(scalar_tensor_1, dtype = torch.float64);  scalar_tensor_1 = None
    mul_2: "f64[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_8, sub_2);  _to_copy_8 = sub_2 = None
    lt: "b8[3, 1][1, 1]cpu" = torch.ops.aten.lt.Scalar(mul_2, 0)
    masked_fill_2: "f64[3, 1][1, 1]cpu" = torch.ops.aten.masked_fill.Scalar(mul_2, lt, 0);  mul_2 = lt = None
    _to_copy_9: "i64[3, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(masked_fill_2, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    sub_3: "f64[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(masked_fill_2, _to_copy_9)
    _to_copy_10: "f32[3, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(sub_3, dtype = torch.float32);  sub_3 = None
    ceil_2: "f64[3, 1][1, 1]cpu" = torch.ops.aten.ceil.default(masked_fill_2);  masked_fill_2 = None
    _to_copy_11: "i64[3, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(ceil_2, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'));  ceil_2 = None
    sort_2 = torch.ops.aten.sort.default(view_3);  view_3 = None
    getitem_4: "f32[3, 2][1, 3]cpu" = sort_2[0]
    getitem_5: "i64[3, 2][1, 3]cpu" = sort_2[1];  sort_2 = None
    gather_4: "f32[3, 1][1, 1]cpu" = torch.ops.aten.gather.default(getitem_4, -1, _to_copy_9)
    gather_5: "f32[3, 1][1, 1]cpu" = torch.ops.aten.gather.default(getitem_4, -1, _to_copy_11);  getitem_4 = None
    lerp_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.lerp.Tensor(gather_4, gather_5, _to_copy_10);  gather_4 = gather_5 = None
    squeeze_2: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(lerp_2, -1);  lerp_2 = None
    return (squeeze, squeeze_1, squeeze_2, primals_2, any_1, _to_copy_1, _to_copy_3, getitem_1, any_2, _to_copy_5, _to_copy_7, getitem_3, _to_copy_9, _to_copy_10, _to_copy_11, getitem_5)
