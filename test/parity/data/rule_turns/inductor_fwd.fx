def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[3, 2][2, 1]cpu"):
    rev: "f32[2, 3][3, 1]cpu" = torch.ops.prims.rev.default(primals_1, [1]);  primals_1 = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(rev, [1, 0]);  rev = None
    rev_1: "f32[2, 3][3, 1]cpu" = torch.ops.prims.rev.default(primals_2, [0]);  primals_2 = None
    permute_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(rev_1, [1, 0]);  rev_1 = None
    add: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(permute, permute_1);  permute = permute_1 = None
    rev_2: "f32[3, 2][2, 1]cpu" = torch.ops.prims.rev.default(primals_3, [0, 1])
    add_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add, rev_2);  add = rev_2 = None
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(primals_3, memory_format = torch.contiguous_format)
    add_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_1, clone);  add_1 = clone = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_3, [6])
    iota: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add_3: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(iota, 5);  iota = None
    fmod: "i64[6][1]cpu" = torch.ops.aten.fmod.Scalar(add_3, 6);  add_3 = None
    index: "f32[6][1]cpu" = torch.ops.aten.index.Tensor(view, [fmod]);  view = fmod = None
    view_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(index, [3, 2]);  index = None
    add_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_2, view_1);  add_2 = view_1 = None
    iota_1: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add_5: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota_1, 2);  iota_1 = None
    fmod_1: "i64[3][1]cpu" = torch.ops.aten.fmod.Scalar(add_5, 3);  add_5 = None
    index_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(primals_3, [fmod_1]);  fmod_1 = None
    iota_2: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add_6: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(iota_2, 1);  iota_2 = None
    fmod_2: "i64[2][1]cpu" = torch.ops.aten.fmod.Scalar(add_6, 2);  add_6 = None
    index_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(index_1, [None, fmod_2]);  index_1 = fmod_2 = None
    add_7: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_4, index_2);  add_4 = index_2 = None
    rev_3: "f32[3, 2][2, 1]cpu" = torch.ops.prims.rev.default(primals_3, [0]);  primals_3 = None
    add_8: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(add_7, rev_3);  add_7 = rev_3 = None
    return (add_8,)
