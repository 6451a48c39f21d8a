def forward(self, tangents_1: "f32[12][1]cpu"):
    view: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [3, 4]);  tangents_1 = None
    return (view,)
