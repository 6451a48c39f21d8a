def forward(self, tangents_1: "f64[2, 1][1, 1]cpu"):
    expand: "f64[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 3]);  tangents_1 = None
    return (expand,)
