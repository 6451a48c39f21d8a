def forward(self, getitem_1: "i64[6][1]cpu", getitem_3: "i64[6][1]cpu", tangents_1: "f32[6][1]cpu", tangents_2: "f32[6][1]cpu"):
    new_zeros: "f32[6][1]cpu" = torch.ops.aten.new_zeros.default(tangents_2, [6])
    scatter_add: "f32[6][1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 0, getitem_3, tangents_2);  new_zeros = getitem_3 = tangents_2 = None
    new_zeros_1: "f32[6][1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [6])
    scatter_add_1: "f32[6][1]cpu" = torch.ops.aten.scatter_add.default(new_zeros_1, 0, getitem_1, tangents_1);  new_zeros_1 = getitem_1 = tangents_1 = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(scatter_add, scatter_add_1);  scatter_add = scatter_add_1 = None
    return (add,)
