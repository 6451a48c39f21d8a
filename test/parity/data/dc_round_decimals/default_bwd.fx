def forward(self, tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu"):
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(tangents_3);  tangents_3 = None
    zeros_like_1: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(tangents_2);  tangents_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(zeros_like, zeros_like_1);  zeros_like = zeros_like_1 = None
    zeros_like_2: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(tangents_1);  tangents_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, zeros_like_2);  add = zeros_like_2 = None
    return (add_1,)
