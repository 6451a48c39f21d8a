def forward(self, primals_1: "f32[2, 2][2, 1]cpu"):
    _linalg_det = torch.ops.aten._linalg_det.default(primals_1)
    getitem: "f32[][]cpu" = _linalg_det[0]
    getitem_1: "f32[2, 2][1, 2]cpu" = _linalg_det[1]
    getitem_2: "i32[2][1]cpu" = _linalg_det[2];  _linalg_det = None
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(getitem)
    t: "f32[2, 2][1, 2]cpu" = torch.ops.aten.t.default(primals_1)
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, t);  t = None
    eye: "f32[2, 2][2, 1]cpu" = torch.ops.aten.eye.default(2, device = device(type='cpu'), pin_memory = False)
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(eye, 1);  eye = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm, mul);  mm = mul = None
    _linalg_slogdet = torch.ops.aten._linalg_slogdet.default(add);  add = None
    getitem_4: "f32[][]cpu" = _linalg_slogdet[1]
    getitem_5: "f32[2, 2][1, 2]cpu" = _linalg_slogdet[2]
    getitem_6: "i32[2][1]cpu" = _linalg_slogdet[3];  _linalg_slogdet = None
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    diagonal: "f32[2][3]cpu" = torch.ops.aten.diagonal.default(getitem_1, 0, -2, -1)
    eq: "b8[2][1]cpu" = torch.ops.aten.eq.Scalar(diagonal, 0.0);  diagonal = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.1920928955078125e-07, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor_1, scalar_tensor);  eq = scalar_tensor_1 = scalar_tensor = None
    diag_embed_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.diag_embed.default(where);  where = None
    add_2: "f32[2, 2][1, 2]cpu" = torch.ops.aten.add.Tensor(getitem_1, diag_embed_2);  getitem_1 = diag_embed_2 = None
    return (getitem, getitem_4, primals_1, getitem_2, getitem_5, getitem_6, detach_3, add_2)
