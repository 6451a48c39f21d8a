def forward(self, primals_1: "f32[3, 2][2, 1]cpu", select_scatter_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][2, 1]cpu"):
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, select_scatter_1);  select_scatter_1 = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    new_empty_strided: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_empty_strided.default(mul_3, [3, 2], [2, 1])
    copy_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, mul_3);  new_empty_strided = mul_3 = None
    select_9: "f32[2][1]cpu" = torch.ops.aten.select.int(copy_1, 0, -1)
    clone: "f32[2][1]cpu" = torch.ops.aten.clone.default(select_9, memory_format = torch.contiguous_format)
    zeros_like: "f32[2][1]cpu" = torch.ops.aten.zeros_like.default(clone);  clone = None
    copy_2: "f32[2][1]cpu" = torch.ops.aten.copy.default(select_9, zeros_like);  select_9 = zeros_like = None
    select_scatter_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(copy_1, copy_2, 0, -1);  copy_1 = copy_2 = None
    new_empty_strided_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_empty_strided.default(select_scatter_2, [3, 2], [2, 1])
    copy_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, select_scatter_2);  new_empty_strided_1 = select_scatter_2 = None
    select_12: "f32[2][1]cpu" = torch.ops.aten.select.int(copy_3, 0, 0)
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(select_12, memory_format = torch.contiguous_format)
    zeros_like_1: "f32[2][1]cpu" = torch.ops.aten.zeros_like.default(clone_1, memory_format = torch.contiguous_format)
    copy_4: "f32[2][1]cpu" = torch.ops.aten.copy.default(select_12, zeros_like_1);  select_12 = zeros_like_1 = None
    select_scatter_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(copy_3, copy_4, 0, 0);  copy_3 = copy_4 = None
    select_backward: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_backward.default(clone_1, [3, 2], 0, -1);  clone_1 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(select_scatter_3, select_backward);  select_scatter_3 = select_backward = None
    mul_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add, 1);  add = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_4);  mul_2 = mul_4 = None
    return (add_1,)
