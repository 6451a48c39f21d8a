def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[5, 1, 5][5, 5, 1]cpu"):
    kthvalue = torch.ops.aten.kthvalue.default(primals_1, 2, 1, True);  primals_1 = None
    getitem: "f32[5, 1, 5][5, 5, 1]cpu" = kthvalue[0]
    getitem_1: "i64[5, 1, 5][5, 5, 1]cpu" = kthvalue[1];  kthvalue = None
    new_zeros: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [5, 5, 5])
    scatter: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.scatter.src(new_zeros, 1, getitem_1, tangents_1);  new_zeros = tangents_1 = None
    return (getitem, getitem_1, scatter)
