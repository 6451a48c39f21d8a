def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    unsqueeze: "f32[2, 3, 1, 4][12, 4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 2);  primals_1 = None
    expand: "f32[2, 3, 2, 4][12, 4, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3, 2, 4]);  unsqueeze = None
    clone: "f32[2, 3, 2, 4][24, 8, 4, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view: "f32[2, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(clone, [2, 6, 4]);  clone = None
    return view
