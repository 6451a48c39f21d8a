def forward(self, permute_1: "f32[8, 3][1, 8]cpu", permute_2: "f32[2, 8][1, 2]cpu", tangents_1: "f32[3, 2][2, 1]cpu"):
    mm_1: "f32[8, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_1, tangents_1);  permute_1 = None
    mm_2: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(tangents_1, permute_2);  tangents_1 = permute_2 = None
    view_1: "f32[3, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [3, 2, 4]);  mm_2 = None
    permute_3: "f32[2, 3, 4][4, 8, 1]cpu" = torch.ops.aten.permute.default(view_1, [1, 0, 2]);  view_1 = None
    return (permute_3, mm_1)
