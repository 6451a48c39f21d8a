def forward(self, tangents_1: "f32[20][1]cpu"):
    zeros_like: "f32[20][1]cpu" = torch.ops.aten.zeros_like.default(tangents_1);  tangents_1 = None
    return (zeros_like,)
