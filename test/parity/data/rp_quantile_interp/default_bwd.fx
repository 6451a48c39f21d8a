def forward(self, _to_copy_1: "i64[1][1]cpu", _to_copy_2: "f32[1][1]cpu", _to_copy_3: "i64[1][1]cpu", getitem_1: "i64[6][1]cpu", _to_copy_5: "i64[2, 3][3, 1]cpu", _to_copy_6: "f32[2, 3][3, 1]cpu", _to_copy_7: "i64[2, 3][3, 1]cpu", getitem_3: "i64[2, 3][3, 1]cpu", _to_copy_9: "i64[3, 1][1, 1]cpu", _to_copy_10: "f32[3, 1][1, 1]cpu", _to_copy_11: "i64[3, 1][1, 1]cpu", getitem_5: "i64[3, 2][1, 3]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[3, 2][1, 3]cpu", tangents_3: "f32[3][1]cpu"):
    unsqueeze_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 1);  tangents_3 = None
    mul_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_2, _to_copy_10)
    empty_like: "f32[3, 1][1, 1]cpu" = torch.ops.aten.empty_like.default(_to_copy_10, memory_format = torch.preserve_format)
    fill: "f32[3, 1][1, 1]cpu" = torch.ops.aten.fill.Scalar(empty_like, 1);  empty_like = None
    sub_4: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(fill, _to_copy_10);  fill = _to_copy_10 = None
    mul_4: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_2, sub_4);  unsqueeze_2 = sub_4 = None
    new_zeros: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_zeros.default(mul_3, [3, 2])
    scatter_add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, -1, _to_copy_11, mul_3);  new_zeros = _to_copy_11 = mul_3 = None
    new_zeros_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_zeros.default(mul_4, [3, 2])
    scatter_add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros_1, -1, _to_copy_9, mul_4);  new_zeros_1 = _to_copy_9 = mul_4 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(scatter_add, scatter_add_1);  scatter_add = scatter_add_1 = None
    new_zeros_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_zeros.default(add, [3, 2])
    scatter: "f32[3, 2][2, 1]cpu" = torch.ops.aten.scatter.src(new_zeros_2, -1, getitem_5, add);  new_zeros_2 = getitem_5 = add = None
    view_4: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(scatter, [1, 3, 2]);  scatter = None
    transpose_2: "f32[2, 3, 1][1, 2, 6]cpu" = torch.ops.aten.transpose.int(view_4, 0, -1);  view_4 = None
    squeeze_3: "f32[2, 3][1, 2]cpu" = torch.ops.aten.squeeze.dim(transpose_2, -1);  transpose_2 = None
    unsqueeze_3: "f32[3, 2, 1][1, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 2);  tangents_2 = None
    transpose_3: "f32[1, 2, 3][1, 3, 1]cpu" = torch.ops.aten.transpose.int(unsqueeze_3, 0, -1);  unsqueeze_3 = None
    squeeze_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(transpose_3, 0);  transpose_3 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_4, _to_copy_6)
    empty_like_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.empty_like.default(_to_copy_6, memory_format = torch.preserve_format)
    fill_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.fill.Scalar(empty_like_1, 1);  empty_like_1 = None
    sub_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(fill_1, _to_copy_6);  fill_1 = _to_copy_6 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_4, sub_5);  squeeze_4 = sub_5 = None
    new_zeros_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_5, [2, 3])
    scatter_add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros_3, -1, _to_copy_7, mul_5);  new_zeros_3 = _to_copy_7 = mul_5 = None
    new_zeros_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_6, [2, 3])
    scatter_add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros_4, -1, _to_copy_5, mul_6);  new_zeros_4 = _to_copy_5 = mul_6 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(scatter_add_2, scatter_add_3);  scatter_add_2 = scatter_add_3 = None
    new_zeros_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(add_1, [2, 3])
    scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.scatter.src(new_zeros_5, -1, getitem_3, add_1);  new_zeros_5 = getitem_3 = add_1 = None
    view_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(scatter_1, [2, 3]);  scatter_1 = None
    add_2: "f32[2, 3][1, 2]cpu" = torch.ops.aten.add.Tensor(squeeze_3, view_5);  squeeze_3 = view_5 = None
    unsqueeze_4: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    mul_7: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_4, _to_copy_2)
    empty_like_2: "f32[1][1]cpu" = torch.ops.aten.empty_like.default(_to_copy_2, memory_format = torch.preserve_format)
    fill_2: "f32[1][1]cpu" = torch.ops.aten.fill.Scalar(empty_like_2, 1);  empty_like_2 = None
    sub_6: "f32[1][1]cpu" = torch.ops.aten.sub.Tensor(fill_2, _to_copy_2);  fill_2 = _to_copy_2 = None
    mul_8: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_4, sub_6);  unsqueeze_4 = sub_6 = None
    new_zeros_6: "f32[6][1]cpu" = torch.ops.aten.new_zeros.default(mul_7, [6])
    scatter_add_4: "f32[6][1]cpu" = torch.ops.aten.scatter_add.default(new_zeros_6, -1, _to_copy_3, mul_7);  new_zeros_6 = _to_copy_3 = mul_7 = None
    new_zeros_7: "f32[6][1]cpu" = torch.ops.aten.new_zeros.default(mul_8, [6])
    scatter_add_5: "f32[6][1]cpu" = torch.ops.aten.scatter_add.default(new_zeros_7, -1, _to_copy_1, mul_8);  new_zeros_7 = _to_copy_1 = mul_8 = None
    add_3: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(scatter_add_4, scatter_add_5);  scatter_add_4 = scatter_add_5 = None
    new_zeros_8: "f32[6][1]cpu" = torch.ops.aten.new_zeros.default(add_3, [6])
    scatter_2: "f32[6][1]cpu" = torch.ops.aten.scatter.src(new_zeros_8, -1, getitem_1, add_3);  new_zeros_8 = getitem_1 = add_3 = None
    view_6: "f32[6][1]cpu" = torch.ops.aten.view.default(scatter_2, [6]);  scatter_2 = None
    view_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(view_6, [2, 3]);  view_6 = None
    add_4: "f32[2, 3][1, 2]cpu" = torch.ops.aten.add.Tensor(add_2, view_7);  add_2 = view_7 = None
    return (add_4, None)
