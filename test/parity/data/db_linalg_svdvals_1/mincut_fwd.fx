def forward(self, primals_1: "f32[5, 5][5, 1]cpu"):
    _linalg_svd = torch.ops.aten._linalg_svd.default(primals_1);  primals_1 = None
    getitem: "f32[5, 5][1, 5]cpu" = _linalg_svd[0]
    getitem_1: "f32[5][1]cpu" = _linalg_svd[1]
    getitem_2: "f32[5, 5][1, 5]cpu" = _linalg_svd[2];  _linalg_svd = None
    detach_1: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(getitem);  getitem = None
    detach_2: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(getitem_2);  getitem_2 = None
    detach_4: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_5: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    return (getitem_1, detach_4, detach_5)
