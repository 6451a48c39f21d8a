def forward(self, primals_1: "f32[2, 3][3, 1]cpu", select_scatter_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, select_scatter_1);  select_scatter_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(mul_3, [2, 3], [3, 1])
    copy_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, mul_3);  new_empty_strided = mul_3 = None
    select_10: "f32[3][1]cpu" = torch.ops.aten.select.int(copy_2, 0, 1)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_10, memory_format = torch.contiguous_format)
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(clone_1, memory_format = torch.contiguous_format)
    copy_3: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_10, zeros_like);  select_10 = zeros_like = None
    select_scatter_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy_2, copy_3, 0, 1);  copy_2 = copy_3 = None
    new_empty_strided_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(select_scatter_2, [2, 3], [3, 1])
    copy_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, select_scatter_2);  new_empty_strided_1 = select_scatter_2 = None
    select_13: "f32[3][1]cpu" = torch.ops.aten.select.int(copy_4, 0, 0)
    clone_2: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_13, memory_format = torch.contiguous_format)
    zeros_like_1: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(clone_2, memory_format = torch.contiguous_format)
    copy_5: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_13, zeros_like_1);  select_13 = zeros_like_1 = None
    select_scatter_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy_4, copy_5, 0, 0);  copy_4 = copy_5 = None
    select_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_backward.default(clone_2, [2, 3], 0, 1);  clone_2 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(select_scatter_3, select_backward);  select_scatter_3 = select_backward = None
    select_backward_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_backward.default(clone_1, [2, 3], 0, 0);  clone_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, select_backward_1);  add = select_backward_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, 1);  add_1 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_4);  mul_2 = mul_4 = None
    return (add_2,)
