def forward(self, primals_1: "f32[1, 9, 2, 2][36, 4, 2, 1]cpu"):
    view: "f32[1, 9, 1, 1, 2, 2][36, 4, 4, 4, 2, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 9, 1, 1, 2, 2]);  primals_1 = None
    permute: "f32[1, 9, 2, 1, 2, 1][36, 4, 2, 4, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 1, 4, 2, 5, 3]);  view = None
    view_1: "f32[1, 9, 2, 2][36, 4, 2, 1]cpu" = torch.ops.aten.view.default(permute, [1, 9, 2, 2]);  permute = None
    clone: "f32[1, 9, 2, 2][36, 4, 2, 1]cpu" = torch.ops.aten.clone.default(view_1, memory_format = torch.contiguous_format);  view_1 = None
    return (clone,)
