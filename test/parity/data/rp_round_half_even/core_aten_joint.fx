def forward(self, primals_1: "f32[8][1]cpu", tangents_1: "f32[8][1]cpu", tangents_2: "f32[8][1]cpu", tangents_3: "f32[8][1]cpu", tangents_4: "f32[8][1]cpu", tangents_5: "f32[8][1]cpu", tangents_6: "f32[8][1]cpu"):
    round_1: "f32[8][1]cpu" = torch.ops.aten.round.default(primals_1)
    round_2: "f32[8][1]cpu" = torch.ops.aten.round.decimals(primals_1, decimals = 1)
    trunc: "f32[8][1]cpu" = torch.ops.aten.trunc.default(primals_1)
    floor: "f32[8][1]cpu" = torch.ops.aten.floor.default(primals_1)
    ceil: "f32[8][1]cpu" = torch.ops.aten.ceil.default(primals_1)
    trunc_1: "f32[8][1]cpu" = torch.ops.aten.trunc.default(primals_1)
    sub: "f32[8][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, trunc_1);  primals_1 = trunc_1 = None
    full_like: "f32[8][1]cpu" = torch.ops.aten.full_like.default(tangents_5, 0, pin_memory = False, memory_format = torch.preserve_format);  tangents_5 = None
    add: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(tangents_6, full_like);  tangents_6 = full_like = None
    full_like_1: "f32[8][1]cpu" = torch.ops.aten.full_like.default(tangents_4, 0, pin_memory = False, memory_format = torch.preserve_format);  tangents_4 = None
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add, full_like_1);  add = full_like_1 = None
    full_like_2: "f32[8][1]cpu" = torch.ops.aten.full_like.default(tangents_3, 0, pin_memory = False, memory_format = torch.preserve_format);  tangents_3 = None
    add_2: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_1, full_like_2);  add_1 = full_like_2 = None
    full_like_3: "f32[8][1]cpu" = torch.ops.aten.full_like.default(tangents_2, 0, pin_memory = False, memory_format = torch.preserve_format);  tangents_2 = None
    add_3: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_2, full_like_3);  add_2 = full_like_3 = None
    full_like_4: "f32[8][1]cpu" = torch.ops.aten.full_like.default(tangents_1, 0, pin_memory = False, memory_format = torch.preserve_format);  tangents_1 = None
    add_4: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_3, full_like_4);  add_3 = full_like_4 = None
    return (round_1, round_2, trunc, floor, ceil, sub, add_4)
