def forward(self, primals_1: "f32[3][1]cpu"):
    round_1: "f32[3][1]cpu" = torch.ops.aten.round.decimals(primals_1, decimals = 1)
    round_2: "f32[3][1]cpu" = torch.ops.aten.round.decimals(primals_1, decimals = 0)
    round_3: "f32[3][1]cpu" = torch.ops.aten.round.decimals(primals_1, decimals = -1);  primals_1 = None
    return (round_1, round_2, round_3)
