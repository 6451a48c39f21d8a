def forward(self, primals_1: "f32[1, 4, 2, 2][16, 4, 2, 1]cpu"):
    view: "f32[1, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 1, 2, 2, 2, 2]);  primals_1 = None
    permute: "f32[1, 1, 2, 2, 2, 2][16, 16, 2, 8, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 1, 4, 2, 5, 3]);  view = None
    clone: "f32[1, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    view_1: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.view.default(clone, [1, 1, 4, 4]);  clone = None
    clone_1: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.clone.default(view_1, memory_format = torch.contiguous_format);  view_1 = None
    return (clone_1,)
