def forward(self, tangents_1: "f32[1, 4, 10, 10][400, 100, 10, 1]cpu"):
    view_2: "f32[1, 2, 2, 10, 10][400, 200, 100, 10, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 2, 2, 10, 10]);  tangents_1 = None
    permute_1: "f32[1, 2, 2, 10, 10][400, 100, 200, 10, 1]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3, 4]);  view_2 = None
    clone_1: "f32[1, 2, 2, 10, 10][400, 200, 100, 10, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    view_3: "f32[1, 4, 10, 10][400, 100, 10, 1]cpu" = torch.ops.aten.view.default(clone_1, [1, 4, 10, 10]);  clone_1 = None
    return (view_3,)
