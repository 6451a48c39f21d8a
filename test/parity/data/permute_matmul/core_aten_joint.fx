def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[8, 2][2, 1]cpu", tangents_1: "f32[3, 2][2, 1]cpu"):
    permute: "f32[3, 2, 4][4, 12, 1]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0, 2]);  primals_1 = None
    clone: "f32[3, 2, 4][8, 4, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    view: "f32[3, 8][8, 1]cpu" = torch.ops.aten.view.default(clone, [3, 8]);  clone = None
    mm: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(view, primals_2)
    permute_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(view, [1, 0]);  view = None
    mm_1: "f32[8, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_1, tangents_1);  permute_1 = None
    permute_2: "f32[2, 8][1, 2]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm_2: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(tangents_1, permute_2);  tangents_1 = permute_2 = None
    view_1: "f32[3, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [3, 2, 4]);  mm_2 = None
    permute_3: "f32[2, 3, 4][4, 8, 1]cpu" = torch.ops.aten.permute.default(view_1, [1, 0, 2]);  view_1 = None
    return (mm, permute_3, mm_1)
