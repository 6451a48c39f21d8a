def forward(self, tangents_1: "f32[5, 5, 5][5, 25, 1]cpu"):
    rev_1: "f32[5, 5, 5][5, 25, 1]cpu" = torch.ops.prims.rev.default(tangents_1, [0]);  tangents_1 = None
    permute_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.permute.default(rev_1, [1, 0, 2]);  rev_1 = None
    return (permute_1,)
