def forward(self, primals_1: "f32[3, 5][1, 3]cpu", primals_2: "i32[3][1]cpu"):
    lu_unpack = torch.ops.aten.lu_unpack.default(primals_1, primals_2);  primals_1 = primals_2 = None
    getitem: "f32[3, 3][3, 1]cpu" = lu_unpack[0]
    getitem_1: "f32[3, 3][3, 1]cpu" = lu_unpack[1]
    getitem_2: "f32[3, 5][5, 1]cpu" = lu_unpack[2];  lu_unpack = None
    return (getitem, getitem_1, getitem_2)
