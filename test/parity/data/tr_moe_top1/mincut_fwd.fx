def forward(self, primals_1: "f32[5, 4][4, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[3, 4, 2][8, 2, 1]cpu"):
    mm: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    _softmax: "f32[5, 3][3, 1]cpu" = torch.ops.aten._softmax.default(mm, -1, False);  mm = None
    max_1 = torch.ops.aten.max.dim(_softmax, -1)
    getitem: "f32[5][1]cpu" = max_1[0]
    getitem_1: "i64[5][1]cpu" = max_1[1];  max_1 = None
    unsqueeze: "i64[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, -1);  getitem_1 = None
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.default(3, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    eq: "b8[5, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(unsqueeze, arange);  unsqueeze = arange = None
    _to_copy: "i64[5, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.int64);  eq = None
    _to_copy_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(_to_copy, dtype = torch.float32);  _to_copy = None
    mean: "f32[3][1]cpu" = torch.ops.aten.mean.dim(_to_copy_1, [0])
    mean_1: "f32[3][1]cpu" = torch.ops.aten.mean.dim(_softmax, [0])
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mean, mean_1);  mean_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(sum_1, 3);  sum_1 = None
    unsqueeze_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem, 1);  getitem = None
    unsqueeze_2: "f32[5, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_1, 2);  _to_copy_1 = None
    unsqueeze_3: "f32[5, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3);  unsqueeze_2 = None
    permute: "f32[5, 1, 1, 3][3, 1, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_3, [0, 2, 3, 1]);  unsqueeze_3 = None
    unsqueeze_4: "f32[3, 4, 2, 1][8, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 3);  primals_3 = None
    permute_1: "f32[1, 2, 4, 3][1, 1, 2, 8]cpu" = torch.ops.aten.permute.default(unsqueeze_4, [3, 2, 1, 0]);  unsqueeze_4 = None
    unsqueeze_5: "f32[5, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 2)
    unsqueeze_6: "f32[5, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3);  unsqueeze_5 = None
    permute_2: "f32[5, 1, 4, 1][4, 1, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_6, [0, 2, 1, 3]);  unsqueeze_6 = None
    permute_3: "f32[5, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.permute.default(permute, [0, 3, 1, 2]);  permute = None
    view: "f32[1, 5, 3][15, 3, 1]cpu" = torch.ops.aten.view.default(permute_3, [1, 5, 3]);  permute_3 = None
    permute_4: "f32[3, 2, 4, 1][8, 1, 2, 1]cpu" = torch.ops.aten.permute.default(permute_1, [3, 1, 2, 0]);  permute_1 = None
    clone: "f32[3, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.clone.default(permute_4, memory_format = torch.contiguous_format);  permute_4 = None
    _unsafe_view: "f32[1, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [1, 3, 8]);  clone = None
    bmm: "f32[1, 5, 8][40, 8, 1]cpu" = torch.ops.aten.bmm.default(view, _unsafe_view);  _unsafe_view = None
    view_1: "f32[5, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.view.default(bmm, [5, 1, 2, 4]);  bmm = None
    permute_5: "f32[5, 2, 4, 1][8, 4, 1, 8]cpu" = torch.ops.aten.permute.default(view_1, [0, 2, 3, 1]);  view_1 = None
    permute_6: "f32[5, 2, 4, 1][8, 4, 1, 8]cpu" = torch.ops.aten.permute.default(permute_5, [0, 1, 2, 3]);  permute_5 = None
    view_2: "f32[5, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(permute_6, [5, 2, 4]);  permute_6 = None
    permute_7: "f32[5, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.permute.default(permute_2, [0, 2, 3, 1]);  permute_2 = None
    view_3: "f32[5, 4, 1][4, 1, 1]cpu" = torch.ops.aten.view.default(permute_7, [5, 4, 1]);  permute_7 = None
    bmm_1: "f32[5, 2, 1][2, 1, 1]cpu" = torch.ops.aten.bmm.default(view_2, view_3);  view_3 = None
    view_4: "f32[5, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.view.default(bmm_1, [5, 2, 1, 1])
    permute_8: "f32[5, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 1, 2, 3]);  view_4 = None
    view_5: "f32[5, 2][2, 1]cpu" = torch.ops.aten.view.default(permute_8, [5, 2]);  permute_8 = None
    mul_2: "f32[5, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_1, view_5);  unsqueeze_1 = view_5 = None
    transpose: "f32[5, 4, 2][8, 1, 4]cpu" = torch.ops.aten.transpose.int(view_2, 1, 2);  view_2 = None
    transpose_2: "f32[1, 3, 5][15, 1, 3]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    t_1: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    return (mul_2, mul_1, primals_1, _softmax, mean, bmm_1, transpose, transpose_2, t_1)
