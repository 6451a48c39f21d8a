def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu"):
    permute: "f32[3, 4, 2][4, 1, 12]cpu" = torch.ops.aten.permute.default(primals_1, [1, 2, 0])
    view: "f32[12, 2][1, 12]cpu" = torch.ops.aten.view.default(permute, [12, 2]);  permute = None
    mm: "f32[12, 2][2, 1]cpu" = torch.ops.aten.mm.default(view, primals_2)
    view_1: "f32[3, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(mm, [3, 4, 2]);  mm = None
    permute_1: "f32[4, 3, 2][1, 4, 12]cpu" = torch.ops.aten.permute.default(primals_1, [2, 1, 0]);  primals_1 = None
    sum_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(permute_1, [0])
    clone: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    view_2: "f32[4, 6][6, 1]cpu" = torch.ops.aten.view.default(clone, [4, 6]);  clone = None
    permute_5: "f32[2, 12][12, 1]cpu" = torch.ops.aten.permute.default(view, [1, 0]);  view = None
    return (view_1, sum_1, view_2, primals_2, permute_5)
