def forward(self, primals_1: "f32[5, 5][5, 1]cpu", tangents_1: "f32[5, 5][1, 5]cpu"):
    linalg_inv_ex = torch.ops.aten.linalg_inv_ex.default(primals_1);  primals_1 = None
    getitem: "f32[5, 5][1, 5]cpu" = linalg_inv_ex[0]
    getitem_1: "i32[][]cpu" = linalg_inv_ex[1];  linalg_inv_ex = None
    detach: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(getitem)
    detach_1: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    transpose: "f32[5, 5][5, 1]cpu" = torch.ops.aten.transpose.int(detach_1, -2, -1)
    mm: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mm.default(tangents_1, transpose);  tangents_1 = transpose = None
    transpose_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.transpose.int(detach_1, -2, -1);  detach_1 = None
    mm_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mm.default(transpose_1, mm);  transpose_1 = mm = None
    neg: "f32[5, 5][5, 1]cpu" = torch.ops.aten.neg.default(mm_1);  mm_1 = None
    return (getitem, getitem_1, neg)
