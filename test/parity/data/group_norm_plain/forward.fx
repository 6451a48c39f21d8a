def forward(self, primals_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu"):
    native_group_norm = torch.ops.aten.native_group_norm.default(primals_1, None, None, 2, 4, 4, 2, 1e-05);  primals_1 = None
    getitem: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = native_group_norm[0];  native_group_norm = None
    return getitem
