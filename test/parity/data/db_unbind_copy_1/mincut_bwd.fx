def forward(self, tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[][]cpu", tangents_4: "f32[][]cpu", tangents_5: "f32[][]cpu"):
    stack: "f32[5][1]cpu" = torch.ops.aten.stack.default([tangents_1, tangents_2, tangents_3, tangents_4, tangents_5]);  tangents_1 = tangents_2 = tangents_3 = tangents_4 = tangents_5 = None
    return (stack,)
