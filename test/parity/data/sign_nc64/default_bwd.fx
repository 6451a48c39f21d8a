def forward(self, tangents_1: "f64[3, 2][1, 3]cpu"):
    zeros_like: "f64[3, 2][1, 3]cpu" = torch.ops.aten.zeros_like.default(tangents_1);  tangents_1 = None
    return (zeros_like,)
