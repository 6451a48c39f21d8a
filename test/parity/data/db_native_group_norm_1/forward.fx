def forward(self, primals_1: "f32[1, 6, 3][18, 3, 1]cpu", primals_2: "f32[6][1]cpu", primals_3: "f32[6][1]cpu"):
    native_group_norm = torch.ops.aten.native_group_norm.default(primals_1, primals_2, primals_3, 1, 6, 3, 2, 0.5);  primals_1 = primals_2 = primals_3 = None
    getitem: "f32[1, 6, 3][18, 3, 1]cpu" = native_group_norm[0]
    getitem_1: "f32[1, 2][2, 1]cpu" = native_group_norm[1]
    getitem_2: "f32[1, 2][2, 1]cpu" = native_group_norm[2];  native_group_norm = None
    return (getitem, getitem_1, getitem_2)
