def forward(self, tangents_1: "f32[][]cpu"):
    expand: "f32[][]cpu" = torch.ops.aten.expand.default(tangents_1, []);  tangents_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Scalar(expand, 1);  expand = None
    return (div,)
