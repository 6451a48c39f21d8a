def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "i64[2][1]cpu"):
    repeat: "f32[4, 9][9, 1]cpu" = torch.ops.aten.repeat.default(primals_1, [2, 3])
    unsqueeze: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 1)
    expand: "f32[2, 2, 3][3, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 2, 3]);  unsqueeze = None
    clone: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view: "f32[4, 3][3, 1]cpu" = torch.ops.aten.view.default(clone, [4, 3]);  clone = None
    repeat_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.repeat.default(primals_1, [1, 2])
    repeat_2: "f32[0, 3][3, 1]cpu" = torch.ops.aten.repeat.default(primals_1, [0, 1])
    repeat_interleave: "i64[3][1]cpu" = torch.ops.aten.repeat_interleave.Tensor(primals_2, output_size = 3);  primals_2 = None
    index_select: "f32[3, 3][3, 1]cpu" = torch.ops.aten.index_select.default(primals_1, 0, repeat_interleave);  primals_1 = None
    return (repeat, view, repeat_1, repeat_2, index_select, repeat_interleave)
