def forward(self, primals_1: "f32[2, 4, 3][12, 3, 1]cpu", primals_2: "f32[4][1]cpu", detach: "f32[2, 2][2, 1]cpu", detach_1: "f32[2, 2][2, 1]cpu", tangents_1: "f32[2, 4, 3][12, 3, 1]cpu"):
    detach_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    native_group_norm_backward = torch.ops.aten.native_group_norm_backward.default(tangents_1, primals_1, detach_2, detach_3, primals_2, 2, 4, 3, 2, [True, True, True]);  tangents_1 = primals_1 = detach_2 = detach_3 = primals_2 = None
    getitem_3: "f32[2, 4, 3][12, 3, 1]cpu" = native_group_norm_backward[0]
    getitem_4: "f32[4][1]cpu" = native_group_norm_backward[1]
    getitem_5: "f32[4][1]cpu" = native_group_norm_backward[2];  native_group_norm_backward = None
    return (getitem_3, getitem_4, getitem_5)
