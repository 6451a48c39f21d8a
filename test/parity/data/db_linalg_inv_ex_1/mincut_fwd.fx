def forward(self, primals_1: "f32[5, 5][5, 1]cpu"):
    linalg_inv_ex = torch.ops.aten.linalg_inv_ex.default(primals_1);  primals_1 = None
    getitem: "f32[5, 5][1, 5]cpu" = linalg_inv_ex[0]
    getitem_1: "i32[][]cpu" = linalg_inv_ex[1];  linalg_inv_ex = None
    detach: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(getitem)
    detach_1: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (getitem, getitem_1, detach_1)
