def forward(self, primals_1: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    round_1: "f32[20][1]cpu" = torch.ops.aten.round.decimals(primals_1, decimals = 3);  primals_1 = None
    zeros_like: "f32[20][1]cpu" = torch.ops.aten.zeros_like.default(tangents_1);  tangents_1 = None
    return (round_1, zeros_like)
