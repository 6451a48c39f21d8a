def forward(self, primals_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    median = torch.ops.aten.median.dim(primals_1, 0, True);  primals_1 = None
    getitem: "f32[][]cpu" = median[0]
    getitem_1: "i64[][]cpu" = median[1];  median = None
    new_zeros: "f32[][]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [])
    scatter: "f32[][]cpu" = torch.ops.aten.scatter.src(new_zeros, 0, getitem_1, tangents_1);  new_zeros = tangents_1 = None
    return (getitem, getitem_1, scatter)
