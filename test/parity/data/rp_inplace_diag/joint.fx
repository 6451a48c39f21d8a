def forward(self, primals_1: "f32[3, 3][3, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    clone: "f32[3, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1)
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(clone)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal, 3);  diagonal = None
    diagonal_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(clone, mul);  clone = mul = None
    t_2: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(diagonal_scatter)
    select_1: "f32[3][3]cpu" = torch.ops.aten.select.int(t_2, 0, 0);  t_2 = None
    fill: "f32[3][1]cpu" = torch.ops.aten.fill.Scalar(select_1, 5.0);  select_1 = None
    t_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(diagonal_scatter);  diagonal_scatter = None
    select_scatter: "f32[3, 3][1, 3]cpu" = torch.ops.aten.select_scatter.default(t_3, fill, 0, 0);  t_3 = fill = None
    t_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.t.default(select_scatter);  select_scatter = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(t_4, primals_1)
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, t_4);  t_4 = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    new_empty_strided: "f32[3, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(mul_3, [3, 3], [3, 1])
    copy: "f32[3, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, mul_3);  new_empty_strided = mul_3 = None
    t_10: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(copy)
    select_5: "f32[3][3]cpu" = torch.ops.aten.select.int(t_10, 0, 0);  t_10 = None
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_5, memory_format = torch.contiguous_format)
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(clone_1);  clone_1 = None
    copy_1: "f32[3][3]cpu" = torch.ops.aten.copy.default(select_5, zeros_like);  select_5 = zeros_like = None
    t_11: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(copy);  copy = None
    select_scatter_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.select_scatter.default(t_11, copy_1, 0, 0);  t_11 = copy_1 = None
    t_12: "f32[3, 3][3, 1]cpu" = torch.ops.aten.t.default(select_scatter_1);  select_scatter_1 = None
    new_empty_strided_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(t_12, [3, 3], [3, 1])
    copy_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, t_12);  new_empty_strided_1 = t_12 = None
    diagonal_4: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(copy_2)
    clone_2: "f32[3][1]cpu" = torch.ops.aten.clone.default(diagonal_4, memory_format = torch.contiguous_format)
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_2, 3);  clone_2 = None
    copy_3: "f32[3][4]cpu" = torch.ops.aten.copy.default(diagonal_4, mul_4);  diagonal_4 = mul_4 = None
    diagonal_scatter_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(copy_2, copy_3);  copy_2 = copy_3 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, diagonal_scatter_1);  mul_2 = diagonal_scatter_1 = None
    return (mul_1, add)
