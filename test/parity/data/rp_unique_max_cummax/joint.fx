def forward(self, primals_1: "f32[6][1]cpu", tangents_1: "f32[6][1]cpu", tangents_2: "f32[6][1]cpu"):
    cummax = torch.ops.aten.cummax.default(primals_1, 0)
    getitem: "f32[6][1]cpu" = cummax[0]
    getitem_1: "i64[6][1]cpu" = cummax[1];  cummax = None
    cummin = torch.ops.aten.cummin.default(primals_1, 0);  primals_1 = None
    getitem_2: "f32[6][1]cpu" = cummin[0]
    getitem_3: "i64[6][1]cpu" = cummin[1];  cummin = None
    new_zeros: "f32[6][1]cpu" = torch.ops.aten.new_zeros.default(tangents_2, [6])
    scatter_add: "f32[6][1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 0, getitem_3, tangents_2);  new_zeros = tangents_2 = None
    new_zeros_1: "f32[6][1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [6])
    scatter_add_1: "f32[6][1]cpu" = torch.ops.aten.scatter_add.default(new_zeros_1, 0, getitem_1, tangents_1);  new_zeros_1 = tangents_1 = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(scatter_add, scatter_add_1);  scatter_add = scatter_add_1 = None
    return (getitem, getitem_1, getitem_2, getitem_3, add)
