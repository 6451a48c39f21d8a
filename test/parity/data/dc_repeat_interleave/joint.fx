def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "i64[3][1]cpu", tangents_1: "f32[4, 2][2, 1]cpu", tangents_2: "f32[3, 4][4, 1]cpu"):
    repeat_interleave: "i64[4][1]cpu" = torch.ops.aten.repeat_interleave.Tensor(primals_2, output_size = 4)
    index_select: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(primals_1, 0, repeat_interleave)
    unsqueeze: "f32[3, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 2);  primals_1 = None
    expand: "f32[3, 2, 2][2, 1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [3, 2, 2]);  unsqueeze = None
    clone: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(clone, [3, 4]);  clone = None
    repeat_interleave_1: "i64[4][1]cpu" = torch.ops.aten.repeat_interleave.Tensor(primals_2, output_size = 4)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(primals_2);  primals_2 = None
    add: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(repeat_interleave_1, sum_1);  repeat_interleave_1 = sum_1 = None
    view_1: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(tangents_2, [3, 2, 2]);  tangents_2 = None
    sum_2: "f32[3, 2, 1][2, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_1, [2], True);  view_1 = None
    squeeze: "f32[3, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(sum_2, 2);  sum_2 = None
    new_zeros: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [3, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_add.default(new_zeros, 0, repeat_interleave, tangents_1);  new_zeros = repeat_interleave = tangents_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(squeeze, index_add);  squeeze = index_add = None
    return (index_select, view, add, add_1, None)
