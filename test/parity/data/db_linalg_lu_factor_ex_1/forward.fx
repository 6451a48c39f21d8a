def forward(self, primals_1: "f32[3, 5][5, 1]cpu"):
    linalg_lu_factor_ex = torch.ops.aten.linalg_lu_factor_ex.default(primals_1);  primals_1 = None
    getitem: "f32[3, 5][1, 3]cpu" = linalg_lu_factor_ex[0]
    getitem_1: "i32[3][1]cpu" = linalg_lu_factor_ex[1]
    getitem_2: "i32[][]cpu" = linalg_lu_factor_ex[2];  linalg_lu_factor_ex = None
    return (getitem, getitem_1, getitem_2)
