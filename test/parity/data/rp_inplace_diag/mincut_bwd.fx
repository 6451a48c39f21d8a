def forward(self, primals_1: "f32[3, 3][3, 1]cpu", select_scatter: "f32[3, 3][1, 3]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    t_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.t.default(select_scatter);  select_scatter = None
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, t_4);  t_4 = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    new_empty_strided: "f32[3, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(mul_3, [3, 3], [3, 1])
    copy: "f32[3, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, mul_3);  new_empty_strided = mul_3 = None
    t_10: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(copy);  copy = None
    select_5: "f32[3][3]cpu" = torch.ops.aten.select.int(t_10, 0, 0)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_5, memory_format = torch.contiguous_format)
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(clone_1);  clone_1 = None
    copy_1: "f32[3][3]cpu" = torch.ops.aten.copy.default(select_5, zeros_like);  select_5 = zeros_like = None
    select_scatter_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.select_scatter.default(t_10, copy_1, 0, 0);  t_10 = copy_1 = None
    t_12: "f32[3, 3][3, 1]cpu" = torch.ops.aten.t.default(select_scatter_1);  select_scatter_1 = None
    new_empty_strided_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(t_12, [3, 3], [3, 1])
    copy_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, t_12);  new_empty_strided_1 = t_12 = None
    diagonal_4: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(copy_2)
    clone_2: "f32[3][1]cpu" = torch.ops.aten.clone.default(diagonal_4, memory_format = torch.contiguous_format)
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_2, 3);  clone_2 = None
    copy_3: "f32[3][4]cpu" = torch.ops.aten.copy.default(diagonal_4, mul_4);  diagonal_4 = mul_4 = None
    diagonal_scatter_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(copy_2, copy_3);  copy_2 = copy_3 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, diagonal_scatter_1);  mul_2 = diagonal_scatter_1 = None
    return (add,)
