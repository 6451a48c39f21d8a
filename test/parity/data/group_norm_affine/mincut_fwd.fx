def forward(self, primals_1: "f32[2, 4, 3][12, 3, 1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu"):
    native_group_norm = torch.ops.aten.native_group_norm.default(primals_1, primals_2, primals_3, 2, 4, 3, 2, 1e-05);  primals_3 = None
    getitem: "f32[2, 4, 3][12, 3, 1]cpu" = native_group_norm[0]
    getitem_1: "f32[2, 2][2, 1]cpu" = native_group_norm[1]
    getitem_2: "f32[2, 2][2, 1]cpu" = native_group_norm[2];  native_group_norm = None
    detach: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_1);  getitem_1 = None
    detach_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_2);  getitem_2 = None
    detach_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    return (getitem, primals_1, primals_2, detach_2, detach_3)
