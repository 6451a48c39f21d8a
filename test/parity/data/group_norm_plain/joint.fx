def forward(self, primals_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu", tangents_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu"):
    native_group_norm = torch.ops.aten.native_group_norm.default(primals_1, None, None, 2, 4, 4, 2, 1e-05)
    getitem: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = native_group_norm[0]
    getitem_1: "f32[2, 2][2, 1]cpu" = native_group_norm[1]
    getitem_2: "f32[2, 2][2, 1]cpu" = native_group_norm[2];  native_group_norm = None
    detach: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_1);  getitem_1 = None
    detach_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_2);  getitem_2 = None
    detach_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    native_group_norm_backward = torch.ops.aten.native_group_norm_backward.default(tangents_1, primals_1, detach_2, detach_3, None, 2, 4, 4, 2, [True, False, False]);  tangents_1 = primals_1 = detach_2 = detach_3 = None
    getitem_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = native_group_norm_backward[0];  native_group_norm_backward = None
    return (getitem, getitem_3)
