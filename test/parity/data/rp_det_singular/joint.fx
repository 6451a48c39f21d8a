def forward(self, primals_1: "f32[2, 2][2, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu"):
    _linalg_det = torch.ops.aten._linalg_det.default(primals_1)
    getitem: "f32[][]cpu" = _linalg_det[0]
    getitem_1: "f32[2, 2][1, 2]cpu" = _linalg_det[1]
    getitem_2: "i32[2][1]cpu" = _linalg_det[2];  _linalg_det = None
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(getitem)
    t: "f32[2, 2][1, 2]cpu" = torch.ops.aten.t.default(primals_1)
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    eye: "f32[2, 2][2, 1]cpu" = torch.ops.aten.eye.default(2, device = device(type='cpu'), pin_memory = False)
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(eye, 1);  eye = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm, mul);  mm = mul = None
    _linalg_slogdet = torch.ops.aten._linalg_slogdet.default(add);  add = None
    getitem_4: "f32[][]cpu" = _linalg_slogdet[1]
    getitem_5: "f32[2, 2][1, 2]cpu" = _linalg_slogdet[2]
    getitem_6: "i32[2][1]cpu" = _linalg_slogdet[3];  _linalg_slogdet = None
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, -1);  tangents_2 = None
    expand: "f32[2][0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2]);  unsqueeze = None
    diag_embed: "f32[2, 2][2, 1]cpu" = torch.ops.aten.diag_embed.default(expand);  expand = None
    transpose: "f32[2, 2][1, 2]cpu" = torch.ops.aten.transpose.int(diag_embed, -2, -1);  diag_embed = None
    linalg_lu_solve: "f32[2, 2][1, 2]cpu" = torch.ops.aten.linalg_lu_solve.default(getitem_5, getitem_6, transpose);  getitem_5 = getitem_6 = transpose = None
    t_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.t.default(linalg_lu_solve)
    mm_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(t_1, primals_1);  t_1 = primals_1 = None
    t_2: "f32[2, 2][1, 2]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    t_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(linalg_lu_solve, t_3);  linalg_lu_solve = t_3 = None
    t_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    add_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, t_4);  mm_2 = t_4 = None
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_3);  tangents_1 = detach_3 = None
    unsqueeze_1: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(mul_1, -1);  mul_1 = None
    expand_1: "f32[2][0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [2]);  unsqueeze_1 = None
    diag_embed_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.diag_embed.default(expand_1);  expand_1 = None
    transpose_1: "f32[2, 2][1, 2]cpu" = torch.ops.aten.transpose.int(diag_embed_1, -2, -1);  diag_embed_1 = None
    diagonal: "f32[2][3]cpu" = torch.ops.aten.diagonal.default(getitem_1, 0, -2, -1)
    eq: "b8[2][1]cpu" = torch.ops.aten.eq.Scalar(diagonal, 0.0);  diagonal = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.1920928955078125e-07, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor_1, scalar_tensor);  eq = scalar_tensor_1 = scalar_tensor = None
    diag_embed_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.diag_embed.default(where);  where = None
    add_2: "f32[2, 2][1, 2]cpu" = torch.ops.aten.add.Tensor(getitem_1, diag_embed_2);  getitem_1 = diag_embed_2 = None
    linalg_lu_solve_1: "f32[2, 2][1, 2]cpu" = torch.ops.aten.linalg_lu_solve.default(add_2, getitem_2, transpose_1);  add_2 = getitem_2 = transpose_1 = None
    add_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, linalg_lu_solve_1);  add_1 = linalg_lu_solve_1 = None
    return (getitem, getitem_4, add_3)
