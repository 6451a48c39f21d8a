def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    rev: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.prims.rev.default(primals_1, [1]);  primals_1 = None
    permute: "f32[5, 5, 5][5, 25, 1]cpu" = torch.ops.aten.permute.default(rev, [1, 0, 2]);  rev = None
    return (permute,)
