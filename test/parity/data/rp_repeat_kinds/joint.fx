def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "i64[2][1]cpu", tangents_1: "f32[4, 9][9, 1]cpu", tangents_2: "f32[4, 3][3, 1]cpu", tangents_3: "f32[2, 6][6, 1]cpu", tangents_4: "f32[0, 3][3, 1]cpu", tangents_5: "f32[3, 3][3, 1]cpu"):
    repeat: "f32[4, 9][9, 1]cpu" = torch.ops.aten.repeat.default(primals_1, [2, 3])
    unsqueeze: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 1)
    expand: "f32[2, 2, 3][3, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 2, 3]);  unsqueeze = None
    clone: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view: "f32[4, 3][3, 1]cpu" = torch.ops.aten.view.default(clone, [4, 3]);  clone = None
    repeat_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.repeat.default(primals_1, [1, 2])
    repeat_2: "f32[0, 3][3, 1]cpu" = torch.ops.aten.repeat.default(primals_1, [0, 1])
    repeat_interleave: "i64[3][1]cpu" = torch.ops.aten.repeat_interleave.Tensor(primals_2, output_size = 3);  primals_2 = None
    index_select: "f32[3, 3][3, 1]cpu" = torch.ops.aten.index_select.default(primals_1, 0, repeat_interleave);  primals_1 = None
    new_zeros: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_5, [2, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index_add.default(new_zeros, 0, repeat_interleave, tangents_5);  new_zeros = repeat_interleave = tangents_5 = None
    zeros: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros.default([2, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(index_add, zeros);  index_add = zeros = None
    view_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(tangents_3, [2, 2, 3]);  tangents_3 = None
    sum_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_1, [1]);  view_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, sum_1);  add = sum_1 = None
    view_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(tangents_2, [2, 2, 3]);  tangents_2 = None
    sum_2: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_2, [1], True);  view_2 = None
    squeeze: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(sum_2, 1);  sum_2 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, squeeze);  add_1 = squeeze = None
    view_3: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 2, 3, 3]);  tangents_1 = None
    sum_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_3, [0, 2]);  view_3 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, sum_3);  add_2 = sum_3 = None
    return (repeat, view, repeat_1, repeat_2, index_select, add_3, None)
