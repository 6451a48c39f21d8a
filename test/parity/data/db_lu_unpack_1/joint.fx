def forward(self, primals_1: "f32[3, 5][1, 3]cpu", primals_2: "i32[3][1]cpu", tangents_1: "f32[3, 3][3, 1]cpu", tangents_2: "f32[3, 5][5, 1]cpu"):
    lu_unpack = torch.ops.aten.lu_unpack.default(primals_1, primals_2);  primals_1 = primals_2 = None
    getitem: "f32[3, 3][3, 1]cpu" = lu_unpack[0]
    getitem_1: "f32[3, 3][3, 1]cpu" = lu_unpack[1]
    getitem_2: "f32[3, 5][5, 1]cpu" = lu_unpack[2];  lu_unpack = None
    slice_1: "f32[3, 3][5, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_2, -1, 0, 3)
    triu: "f32[3, 3][3, 1]cpu" = torch.ops.aten.triu.default(slice_1);  slice_1 = None
    tril: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tril.default(tangents_1, -1);  tangents_1 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tril, triu);  tril = triu = None
    slice_2: "f32[3, 2][5, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_2, -1, 3, 5);  tangents_2 = None
    cat: "f32[3, 5][5, 1]cpu" = torch.ops.aten.cat.default([add, slice_2], -1);  add = slice_2 = None
    return (getitem, getitem_1, getitem_2, cat, None)
