def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu"):
    round_1: "f32[3][1]cpu" = torch.ops.aten.round.decimals(primals_1, decimals = 1)
    round_2: "f32[3][1]cpu" = torch.ops.aten.round.decimals(primals_1, decimals = 0)
    round_3: "f32[3][1]cpu" = torch.ops.aten.round.decimals(primals_1, decimals = -1);  primals_1 = None
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(tangents_3);  tangents_3 = None
    zeros_like_1: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(tangents_2);  tangents_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(zeros_like, zeros_like_1);  zeros_like = zeros_like_1 = None
    zeros_like_2: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(tangents_1);  tangents_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, zeros_like_2);  add = zeros_like_2 = None
    return (round_1, round_2, round_3, add_1)
