def forward(self, primals_1: "f32[0, 0][1, 1]cpu"):
    _linalg_slogdet = torch.ops.aten._linalg_slogdet.default(primals_1);  primals_1 = None
    getitem: "f32[][]cpu" = _linalg_slogdet[0]
    getitem_1: "f32[][]cpu" = _linalg_slogdet[1]
    getitem_2: "f32[0, 0][1, 1]cpu" = _linalg_slogdet[2]
    getitem_3: "i32[0][1]cpu" = _linalg_slogdet[3];  _linalg_slogdet = None
    return (getitem, getitem_1, getitem_2, getitem_3)
