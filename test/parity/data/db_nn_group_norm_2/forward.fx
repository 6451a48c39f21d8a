def forward(self, primals_1: "f32[1, 2][2, 1]cpu"):
    native_group_norm = torch.ops.aten.native_group_norm.default(primals_1, None, None, 1, 2, 1, 1, 1e-05);  primals_1 = None
    getitem: "f32[1, 2][2, 1]cpu" = native_group_norm[0];  native_group_norm = None
    return getitem
