def forward(self, primals_1: "f32[3, 2, 1, 2, 1][4, 2, 1, 1, 2]cpu", primals_2: "f32[3, 4][1, 3]cpu", tangents_1: "f32[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu", tangents_2: "f32[3, 4][1, 3]cpu"):
    sort = torch.ops.aten.sort.default(primals_1)
    getitem: "f32[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu" = sort[0]
    getitem_1: "i64[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu" = sort[1];  sort = None
    sort_1 = torch.ops.aten.sort.default(primals_1, 1);  primals_1 = None
    getitem_3: "i64[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu" = sort_1[1];  sort_1 = None
    sort_2 = torch.ops.aten.sort.default(primals_2, 0, True);  primals_2 = None
    getitem_4: "f32[3, 4][1, 3]cpu" = sort_2[0]
    getitem_5: "i64[3, 4][1, 3]cpu" = sort_2[1];  sort_2 = None
    new_zeros: "f32[3, 4][4, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_2, [3, 4])
    scatter: "f32[3, 4][4, 1]cpu" = torch.ops.aten.scatter.src(new_zeros, 0, getitem_5, tangents_2);  new_zeros = getitem_5 = tangents_2 = None
    new_zeros_1: "f32[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [3, 2, 1, 2, 1])
    scatter_1: "f32[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu" = torch.ops.aten.scatter.src(new_zeros_1, -1, getitem_1, tangents_1);  new_zeros_1 = tangents_1 = None
    return (getitem, getitem_1, getitem_3, getitem_4, scatter_1, scatter)
