def forward(self, primals_1: "f32[8][1]cpu"):
    round_1: "f32[8][1]cpu" = torch.ops.aten.round.default(primals_1)
    round_2: "f32[8][1]cpu" = torch.ops.aten.round.decimals(primals_1, decimals = 1)
    trunc: "f32[8][1]cpu" = torch.ops.aten.trunc.default(primals_1)
    floor: "f32[8][1]cpu" = torch.ops.aten.floor.default(primals_1)
    ceil: "f32[8][1]cpu" = torch.ops.aten.ceil.default(primals_1)
    frac: "f32[8][1]cpu" = torch.ops.aten.frac.default(primals_1);  primals_1 = None
    return (round_1, round_2, trunc, floor, ceil, frac)
