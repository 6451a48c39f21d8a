def forward(self, tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[][]cpu", tangents_4: "f32[][]cpu", tangents_5: "f32[][]cpu"):
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    unsqueeze_1: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    unsqueeze_2: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 0);  tangents_3 = None
    unsqueeze_3: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_4, 0);  tangents_4 = None
    unsqueeze_4: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_5, 0);  tangents_5 = None
    cat: "f32[5][1]cpu" = torch.ops.aten.cat.default([unsqueeze, unsqueeze_1, unsqueeze_2, unsqueeze_3, unsqueeze_4]);  unsqueeze = unsqueeze_1 = unsqueeze_2 = unsqueeze_3 = unsqueeze_4 = None
    return (cat,)
