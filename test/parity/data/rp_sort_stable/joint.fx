def forward(self, primals_1: "f32[9][1]cpu", tangents_1: "f32[9][1]cpu", tangents_2: "f32[9][1]cpu"):
    sort = torch.ops.aten.sort.stable(primals_1, stable = True)
    getitem: "f32[9][1]cpu" = sort[0]
    getitem_1: "i64[9][1]cpu" = sort[1];  sort = None
    sort_1 = torch.ops.aten.sort.stable(primals_1, stable = True, descending = True);  primals_1 = None
    getitem_2: "f32[9][1]cpu" = sort_1[0]
    getitem_3: "i64[9][1]cpu" = sort_1[1];  sort_1 = None
    new_zeros: "f32[9][1]cpu" = torch.ops.aten.new_zeros.default(tangents_2, [9])
    scatter: "f32[9][1]cpu" = torch.ops.aten.scatter.src(new_zeros, -1, getitem_3, tangents_2);  new_zeros = tangents_2 = None
    new_zeros_1: "f32[9][1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [9])
    scatter_1: "f32[9][1]cpu" = torch.ops.aten.scatter.src(new_zeros_1, -1, getitem_1, tangents_1);  new_zeros_1 = tangents_1 = None
    add: "f32[9][1]cpu" = torch.ops.aten.add.Tensor(scatter, scatter_1);  scatter = scatter_1 = None
    return (getitem, getitem_1, getitem_2, getitem_3, add)
