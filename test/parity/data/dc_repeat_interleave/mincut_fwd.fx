def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "i64[3][1]cpu"):
    repeat_interleave: "i64[4][1]cpu" = torch.ops.aten.repeat_interleave.Tensor(primals_2, output_size = 4)
    index_select: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(primals_1, 0, repeat_interleave)
    unsqueeze: "f32[3, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 2);  primals_1 = None
    expand: "f32[3, 2, 2][2, 1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [3, 2, 2]);  unsqueeze = None
    clone: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(clone, [3, 4]);  clone = None
    repeat_interleave_1: "i64[4][1]cpu" = torch.ops.aten.repeat_interleave.Tensor(primals_2, output_size = 4)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(primals_2);  primals_2 = None
    add: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(repeat_interleave_1, sum_1);  repeat_interleave_1 = sum_1 = None
    return (index_select, view, add, repeat_interleave)
