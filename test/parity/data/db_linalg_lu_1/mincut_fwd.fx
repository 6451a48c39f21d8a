def forward(self, primals_1: "f32[3, 5][5, 1]cpu"):
    linalg_lu = torch.ops.aten.linalg_lu.default(primals_1);  primals_1 = None
    getitem: "f32[3, 3][3, 1]cpu" = linalg_lu[0]
    getitem_1: "f32[3, 3][3, 1]cpu" = linalg_lu[1]
    getitem_2: "f32[3, 5][5, 1]cpu" = linalg_lu[2];  linalg_lu = None
    detach: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(getitem_1)
    detach_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.detach.default(getitem_2)
    detach_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_3: "f32[3, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    return (getitem, getitem_1, getitem_2, getitem, detach_2, detach_3)
