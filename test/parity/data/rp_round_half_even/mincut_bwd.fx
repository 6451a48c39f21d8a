def forward(self, tangents_1: "f32[8][1]cpu", tangents_2: "f32[8][1]cpu", tangents_3: "f32[8][1]cpu", tangents_4: "f32[8][1]cpu", tangents_5: "f32[8][1]cpu", tangents_6: "f32[8][1]cpu"):
    zeros_like: "f32[8][1]cpu" = torch.ops.aten.zeros_like.default(tangents_5);  tangents_5 = None
    add: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(tangents_6, zeros_like);  tangents_6 = zeros_like = None
    zeros_like_1: "f32[8][1]cpu" = torch.ops.aten.zeros_like.default(tangents_4);  tangents_4 = None
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add, zeros_like_1);  add = zeros_like_1 = None
    zeros_like_2: "f32[8][1]cpu" = torch.ops.aten.zeros_like.default(tangents_3);  tangents_3 = None
    add_2: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_1, zeros_like_2);  add_1 = zeros_like_2 = None
    zeros_like_3: "f32[8][1]cpu" = torch.ops.aten.zeros_like.default(tangents_2);  tangents_2 = None
    add_3: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_2, zeros_like_3);  add_2 = zeros_like_3 = None
    zeros_like_4: "f32[8][1]cpu" = torch.ops.aten.zeros_like.default(tangents_1);  tangents_1 = None
    add_4: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_3, zeros_like_4);  add_3 = zeros_like_4 = None
    return (add_4,)
