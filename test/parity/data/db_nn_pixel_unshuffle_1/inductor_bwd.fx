def forward(self, tangents_1: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu"):
    view_2: "f32[1, 1, 1, 1, 6, 6][36, 36, 36, 36, 6, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 1, 1, 1, 6, 6]);  tangents_1 = None
    permute_1: "f32[1, 1, 6, 1, 6, 1][36, 36, 6, 36, 1, 36]cpu" = torch.ops.aten.permute.default(view_2, [0, 1, 4, 2, 5, 3]);  view_2 = None
    view_3: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.view.default(permute_1, [1, 1, 6, 6]);  permute_1 = None
    clone_1: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.clone.default(view_3, memory_format = torch.contiguous_format);  view_3 = None
    return (clone_1,)
