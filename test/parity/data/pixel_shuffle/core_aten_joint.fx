def forward(self, primals_1: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu", tangents_1: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu"):
    view: "f32[1, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 1, 2, 2, 2, 2]);  primals_1 = None
    permute: "f32[1, 1, 2, 2, 2, 2][16, 16, 2, 8, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 1, 4, 2, 5, 3]);  view = None
    clone: "f32[1, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    view_1: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.view.default(clone, [1, 1, 4, 4]);  clone = None
    clone_1: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.clone.default(view_1, memory_format = torch.contiguous_format);  view_1 = None
    view_2: "f32[1, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 1, 2, 2, 2, 2]);  tangents_1 = None
    permute_1: "f32[1, 1, 2, 2, 2, 2][16, 16, 4, 1, 8, 2]cpu" = torch.ops.aten.permute.default(view_2, [0, 1, 3, 5, 2, 4]);  view_2 = None
    clone_2: "f32[1, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    view_3: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [1, 4, 2, 2]);  clone_2 = None
    clone_3: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(view_3, memory_format = torch.contiguous_format);  view_3 = None
    return (clone_1, clone_3)
