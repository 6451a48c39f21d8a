def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][1, 3]cpu"):
    flip: "f32[2, 3][3, 1]cpu" = torch.ops.aten.flip.default(primals_1, [1]);  primals_1 = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(flip, [1, 0]);  flip = None
    flip_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.flip.default(primals_2, [0]);  primals_2 = None
    permute_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(flip_1, [1, 0]);  flip_1 = None
    add: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(permute, permute_1);  permute = permute_1 = None
    flip_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.flip.default(primals_3, [0, 1])
    add_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add, flip_2);  add = flip_2 = None
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(primals_3, memory_format = torch.contiguous_format)
    add_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_1, clone);  add_1 = clone = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_3, [6])
    arange: "i64[6][1]cpu" = torch.ops.aten.arange.start_step(0, 6, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_3: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(arange, 5);  arange = None
    fmod: "i64[6][1]cpu" = torch.ops.aten.fmod.Scalar(add_3, 6);  add_3 = None
    index_select: "f32[6][1]cpu" = torch.ops.aten.index_select.default(view, 0, fmod);  view = fmod = None
    view_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(index_select, [3, 2]);  index_select = None
    add_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_2, view_1);  add_2 = view_1 = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_5: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(arange_1, 2);  arange_1 = None
    fmod_1: "i64[3][1]cpu" = torch.ops.aten.fmod.Scalar(add_5, 3);  add_5 = None
    index_select_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_select.default(primals_3, 0, fmod_1);  fmod_1 = None
    arange_2: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_6: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(arange_2, 1);  arange_2 = None
    fmod_2: "i64[2][1]cpu" = torch.ops.aten.fmod.Scalar(add_6, 2);  add_6 = None
    index_select_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_select.default(index_select_1, 1, fmod_2);  index_select_1 = fmod_2 = None
    add_7: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_4, index_select_2);  add_4 = index_select_2 = None
    flip_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.flip.default(primals_3, [0]);  primals_3 = None
    add_8: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_7, flip_3);  add_7 = flip_3 = None
    flip_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.flip.default(tangents_1, [0])
    arange_3: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_9: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(arange_3, 1);  arange_3 = None
    fmod_3: "i64[2][1]cpu" = torch.ops.aten.fmod.Scalar(add_9, 2);  add_9 = None
    index_select_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_select.default(tangents_1, 1, fmod_3);  fmod_3 = None
    arange_4: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_10: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(arange_4, 1);  arange_4 = None
    fmod_4: "i64[3][1]cpu" = torch.ops.aten.fmod.Scalar(add_10, 3);  add_10 = None
    index_select_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_select.default(index_select_3, 0, fmod_4);  index_select_3 = fmod_4 = None
    add_11: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(flip_4, index_select_4);  flip_4 = index_select_4 = None
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(tangents_1, memory_format = torch.contiguous_format)
    view_2: "f32[6][1]cpu" = torch.ops.aten.view.default(clone_1, [6]);  clone_1 = None
    arange_5: "i64[6][1]cpu" = torch.ops.aten.arange.start_step(0, 6, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_12: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(arange_5, 1);  arange_5 = None
    fmod_5: "i64[6][1]cpu" = torch.ops.aten.fmod.Scalar(add_12, 6);  add_12 = None
    index_select_5: "f32[6][1]cpu" = torch.ops.aten.index_select.default(view_2, 0, fmod_5);  view_2 = fmod_5 = None
    view_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(index_select_5, [3, 2]);  index_select_5 = None
    add_13: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_11, view_3);  add_11 = view_3 = None
    clone_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(tangents_1, memory_format = torch.contiguous_format)
    add_14: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_13, clone_2);  add_13 = clone_2 = None
    flip_5: "f32[3, 2][1, 3]cpu" = torch.ops.aten.flip.default(tangents_1, [0, 1])
    add_15: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_14, flip_5);  add_14 = flip_5 = None
    flip_6: "f32[3, 2][1, 3]cpu" = torch.ops.aten.flip.default(tangents_1, [1])
    permute_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(flip_6, [1, 0]);  flip_6 = None
    flip_7: "f32[3, 2][1, 3]cpu" = torch.ops.aten.flip.default(tangents_1, [0]);  tangents_1 = None
    permute_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(flip_7, [1, 0]);  flip_7 = None
    return (add_8, permute_3, permute_2, add_15)
