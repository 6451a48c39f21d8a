def forward(self, detach_1: "f32[5, 5][1, 5]cpu", tangents_1: "f32[5, 5][1, 5]cpu"):
    transpose: "f32[5, 5][5, 1]cpu" = torch.ops.aten.transpose.int(detach_1, -2, -1)
    mm: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mm.default(tangents_1, transpose);  tangents_1 = transpose = None
    transpose_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.transpose.int(detach_1, -2, -1);  detach_1 = None
    mm_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mm.default(transpose_1, mm);  transpose_1 = mm = None
    neg: "f32[5, 5][5, 1]cpu" = torch.ops.aten.neg.default(mm_1);  mm_1 = None
    return (neg,)
