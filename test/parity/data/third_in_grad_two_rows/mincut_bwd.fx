def forward(self, primals_2: "f32[3][1]cpu", clone_1: "f32[3][1]cpu", select_scatter_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[2, 3][3, 1]cpu"):
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, select_scatter_1);  tangents_2 = select_scatter_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_2);  tangents_1 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_2);  add_1 = mul_2 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_2, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, add_2);  new_empty_strided = add_2 = None
    select_10: "f32[3][1]cpu" = torch.ops.aten.select.int(copy, 0, 1)
    clone_2: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_10, memory_format = torch.contiguous_format)
    copy_1: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_10, clone_2);  select_10 = None
    select_scatter_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy, copy_1, 0, 1);  copy = copy_1 = None
    select_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_backward.default(clone_2, [2, 3], 0, 0);  clone_2 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(select_scatter_2, select_backward);  select_scatter_2 = select_backward = None
    new_empty_strided_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_3, [2, 3], [3, 1])
    copy_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, add_3);  new_empty_strided_1 = add_3 = None
    select_13: "f32[3][1]cpu" = torch.ops.aten.select.int(copy_2, 0, 0)
    clone_3: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_13, memory_format = torch.contiguous_format)
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_3, clone_1);  clone_1 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_3, primals_2);  clone_3 = primals_2 = None
    copy_3: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_13, mul_5);  select_13 = mul_5 = None
    select_scatter_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy_2, copy_3, 0, 0);  copy_2 = copy_3 = None
    return (select_scatter_3, mul_4)
