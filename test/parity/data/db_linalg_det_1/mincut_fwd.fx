def forward(self, primals_1: "f32[0, 0][1, 1]cpu"):
    _linalg_det = torch.ops.aten._linalg_det.default(primals_1)
    getitem: "f32[][]cpu" = _linalg_det[0];  _linalg_det = None
    zeros_like: "f32[0, 0][1, 1]cpu" = torch.ops.aten.zeros_like.default(primals_1);  primals_1 = None
    return (getitem, zeros_like)
