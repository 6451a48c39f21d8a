def forward(self, tangents_1: "f32[1, 9, 2, 2][36, 4, 2, 1]cpu"):
    view_2: "f32[1, 9, 2, 1, 2, 1][36, 4, 2, 2, 1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 9, 2, 1, 2, 1]);  tangents_1 = None
    permute_1: "f32[1, 9, 1, 1, 2, 2][36, 4, 2, 1, 2, 1]cpu" = torch.ops.aten.permute.default(view_2, [0, 1, 3, 5, 2, 4]);  view_2 = None
    view_3: "f32[1, 9, 2, 2][36, 4, 2, 1]cpu" = torch.ops.aten.view.default(permute_1, [1, 9, 2, 2]);  permute_1 = None
    clone_1: "f32[1, 9, 2, 2][36, 4, 2, 1]cpu" = torch.ops.aten.clone.default(view_3, memory_format = torch.contiguous_format);  view_3 = None
    return (clone_1,)
