def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu"):
    round_1: "f32[3][1]cpu" = torch.ops.aten.round.decimals(primals_1, decimals = 1)
    round_2: "f32[3][1]cpu" = torch.ops.aten.round.decimals(primals_1, decimals = 0)
    round_3: "f32[3][1]cpu" = torch.ops.aten.round.decimals(primals_1, decimals = -1);  primals_1 = None
    full_like: "f32[3][1]cpu" = torch.ops.aten.full_like.default(tangents_3, 0, pin_memory = False, memory_format = torch.preserve_format);  tangents_3 = None
    full_like_1: "f32[3][1]cpu" = torch.ops.aten.full_like.default(tangents_2, 0, pin_memory = False, memory_format = torch.preserve_format);  tangents_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(full_like, full_like_1);  full_like = full_like_1 = None
    full_like_2: "f32[3][1]cpu" = torch.ops.aten.full_like.default(tangents_1, 0, pin_memory = False, memory_format = torch.preserve_format);  tangents_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, full_like_2);  add = full_like_2 = None
    return (round_1, round_2, round_3, add_1)
