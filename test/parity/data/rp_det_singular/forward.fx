def forward(self, primals_1: "f32[2, 2][2, 1]cpu"):
    _linalg_det = torch.ops.aten._linalg_det.default(primals_1)
    getitem: "f32[][]cpu" = _linalg_det[0];  _linalg_det = None
    t: "f32[2, 2][1, 2]cpu" = torch.ops.aten.t.default(primals_1)
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, t);  primals_1 = t = None
    eye: "f32[2, 2][2, 1]cpu" = torch.ops.aten.eye.default(2, device = device(type='cpu'), pin_memory = False)
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(eye, 1);  eye = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm, mul);  mm = mul = None
    _linalg_slogdet = torch.ops.aten._linalg_slogdet.default(add);  add = None
    getitem_4: "f32[][]cpu" = _linalg_slogdet[1];  _linalg_slogdet = None
    return (getitem, getitem_4)
