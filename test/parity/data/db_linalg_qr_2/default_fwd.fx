def forward(self, primals_1: "f32[2, 5][5, 1]cpu"):
    linalg_qr = torch.ops.aten.linalg_qr.default(primals_1);  primals_1 = None
    getitem: "f32[2, 2][1, 2]cpu" = linalg_qr[0]
    getitem_1: "f32[2, 5][1, 2]cpu" = linalg_qr[1];  linalg_qr = None
    detach: "f32[2, 2][1, 2]cpu" = torch.ops.aten.detach.default(getitem)
    detach_1: "f32[2, 5][1, 2]cpu" = torch.ops.aten.detach.default(getitem_1)
    return (getitem, getitem_1, detach, detach_1)
