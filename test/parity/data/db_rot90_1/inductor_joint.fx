def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[5, 5, 5][5, 25, 1]cpu"):
    rev: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.prims.rev.default(primals_1, [1]);  primals_1 = None
    permute: "f32[5, 5, 5][5, 25, 1]cpu" = torch.ops.aten.permute.default(rev, [1, 0, 2]);  rev = None
    rev_1: "f32[5, 5, 5][5, 25, 1]cpu" = torch.ops.prims.rev.default(tangents_1, [0]);  tangents_1 = None
    permute_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.permute.default(rev_1, [1, 0, 2]);  rev_1 = None
    return (permute, permute_1)
