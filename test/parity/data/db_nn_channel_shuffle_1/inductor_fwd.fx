def forward(self, primals_1: "f32[1, 4, 10, 10][400, 100, 10, 1]cpu"):
    view: "f32[1, 2, 2, 10, 10][400, 200, 100, 10, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 2, 2, 10, 10]);  primals_1 = None
    permute: "f32[1, 2, 2, 10, 10][400, 100, 200, 10, 1]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1, 3, 4]);  view = None
    clone: "f32[1, 2, 2, 10, 10][400, 200, 100, 10, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    view_1: "f32[1, 4, 10, 10][400, 100, 10, 1]cpu" = torch.ops.aten.view.default(clone, [1, 4, 10, 10]);  clone = None
    return (view_1,)
