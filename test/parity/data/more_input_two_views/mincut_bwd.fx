def forward(self, primals_2: "f32[2][1]cpu", clone_1: "f32[2][1]cpu", sum_1: "f32[][]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[2][1]cpu"):
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, sum_1);  sum_1 = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2);  tangents_2 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(mul_3);  mul_3 = None
    expand: "f32[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(sum_2, [2, 3]);  sum_2 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, expand);  tangents_1 = expand = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, add_1);  new_empty_strided = add_1 = None
    select_8: "f32[2][3]cpu" = torch.ops.aten.select.int(copy, 1, 1)
    clone_2: "f32[2][1]cpu" = torch.ops.aten.clone.default(select_8, memory_format = torch.contiguous_format)
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(clone_2, clone_1);  clone_1 = None
    mul_5: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(clone_2, primals_2);  clone_2 = primals_2 = None
    copy_1: "f32[2][3]cpu" = torch.ops.aten.copy.default(select_8, mul_5);  select_8 = mul_5 = None
    select_scatter_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy, copy_1, 1, 1);  copy = copy_1 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_4);  mul_2 = mul_4 = None
    new_empty_strided_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(select_scatter_2, [2, 3], [3, 1])
    copy_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, select_scatter_2);  new_empty_strided_1 = select_scatter_2 = None
    select_11: "f32[3][1]cpu" = torch.ops.aten.select.int(copy_2, 0, 0)
    clone_3: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_11, memory_format = torch.contiguous_format)
    copy_3: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_11, clone_3);  select_11 = clone_3 = None
    select_scatter_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy_2, copy_3, 0, 0);  copy_2 = copy_3 = None
    return (select_scatter_3, add_2)
