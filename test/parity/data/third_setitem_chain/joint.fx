def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_1: "f32[][]cpu" = torch.ops.aten.select.int(select, 0, 1);  select = None
    fill: "f32[][]cpu" = torch.ops.aten.fill.Scalar(select_1, 5.0);  select_1 = None
    select_2: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_scatter: "f32[3][1]cpu" = torch.ops.aten.select_scatter.default(select_2, fill, 0, 1);  select_2 = fill = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(mul, select_scatter, 0, 0);  mul = select_scatter = None
    select_10: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter_1, 0, 1)
    select_11: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter_1, 0, 0)
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_10, select_11);  select_10 = select_11 = None
    select_scatter_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(select_scatter_1, copy, 0, 1);  select_scatter_1 = copy = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3], [3, 1])
    copy_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    select_15: "f32[3][1]cpu" = torch.ops.aten.select.int(copy_1, 0, 1)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_15, memory_format = torch.contiguous_format)
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(clone, memory_format = torch.contiguous_format)
    copy_2: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_15, zeros_like);  select_15 = zeros_like = None
    select_scatter_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy_1, copy_2, 0, 1);  copy_1 = copy_2 = None
    select_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_backward.default(clone, [2, 3], 0, 0);  clone = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(select_scatter_3, select_backward);  select_scatter_3 = select_backward = None
    new_empty_strided_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add, [2, 3], [3, 1])
    copy_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, add);  new_empty_strided_1 = add = None
    select_20: "f32[3][1]cpu" = torch.ops.aten.select.int(copy_3, 0, 0)
    select_21: "f32[][]cpu" = torch.ops.aten.select.int(select_20, 0, 1);  select_20 = None
    clone_1: "f32[][]cpu" = torch.ops.aten.clone.default(select_21, memory_format = torch.contiguous_format)
    zeros_like_1: "f32[][]cpu" = torch.ops.aten.zeros_like.default(clone_1);  clone_1 = None
    copy_4: "f32[][]cpu" = torch.ops.aten.copy.default(select_21, zeros_like_1);  select_21 = zeros_like_1 = None
    select_22: "f32[3][1]cpu" = torch.ops.aten.select.int(copy_3, 0, 0)
    select_scatter_4: "f32[3][1]cpu" = torch.ops.aten.select_scatter.default(select_22, copy_4, 0, 1);  select_22 = copy_4 = None
    select_scatter_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy_3, select_scatter_4, 0, 0);  copy_3 = select_scatter_4 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter_5, 1);  select_scatter_5 = None
    return (select_scatter_2, mul_1)
