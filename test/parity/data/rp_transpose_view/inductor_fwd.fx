def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0])
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(clone, [6]);  clone = None
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(clone_1, [6]);  clone_1 = None
    clone_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    view_2: "f32[6][1]cpu" = torch.ops.aten.view.default(clone_2, [6]);  clone_2 = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(view_2, 1);  view_2 = None
    permute_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0])
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_3, primals_1);  permute_3 = None
    return (view, view_1, add, mm, primals_1)
