def forward(self, tangents_1: "f32[3, 2][1, 3]cpu"):
    rev_4: "f32[3, 2][1, 3]cpu" = torch.ops.prims.rev.default(tangents_1, [0])
    iota_3: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add_9: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(iota_3, 1);  iota_3 = None
    fmod_3: "i64[2][1]cpu" = torch.ops.aten.fmod.Scalar(add_9, 2);  add_9 = None
    index_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [None, fmod_3]);  fmod_3 = None
    iota_4: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add_10: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota_4, 1);  iota_4 = None
    fmod_4: "i64[3][1]cpu" = torch.ops.aten.fmod.Scalar(add_10, 3);  add_10 = None
    index_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(index_3, [fmod_4]);  index_3 = fmod_4 = None
    add_11: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(rev_4, index_4);  rev_4 = index_4 = None
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(tangents_1, memory_format = torch.contiguous_format)
    view_2: "f32[6][1]cpu" = torch.ops.aten.view.default(clone_1, [6])
    iota_5: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add_12: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(iota_5, 1);  iota_5 = None
    fmod_5: "i64[6][1]cpu" = torch.ops.aten.fmod.Scalar(add_12, 6);  add_12 = None
    index_5: "f32[6][1]cpu" = torch.ops.aten.index.Tensor(view_2, [fmod_5]);  view_2 = fmod_5 = None
    view_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(index_5, [3, 2]);  index_5 = None
    add_13: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_11, view_3);  add_11 = view_3 = None
    add_14: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_13, clone_1);  add_13 = clone_1 = None
    rev_5: "f32[3, 2][1, 3]cpu" = torch.ops.prims.rev.default(tangents_1, [0, 1])
    add_15: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_14, rev_5);  add_14 = rev_5 = None
    rev_6: "f32[3, 2][1, 3]cpu" = torch.ops.prims.rev.default(tangents_1, [1])
    permute_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(rev_6, [1, 0]);  rev_6 = None
    rev_7: "f32[3, 2][1, 3]cpu" = torch.ops.prims.rev.default(tangents_1, [0]);  tangents_1 = None
    permute_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(rev_7, [1, 0]);  rev_7 = None
    return (permute_3, permute_2, add_15)
