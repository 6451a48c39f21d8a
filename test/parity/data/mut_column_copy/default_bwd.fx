def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3, 2][2, 1]cpu"):
    new_empty_strided: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [3, 2], [2, 1])
    copy_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    select_8: "f32[3][2]cpu" = torch.ops.aten.select.int(copy_2, 1, 1)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_8, memory_format = torch.contiguous_format)
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(clone, memory_format = torch.contiguous_format)
    copy_3: "f32[3][2]cpu" = torch.ops.aten.copy.default(select_8, zeros_like);  select_8 = zeros_like = None
    select_scatter_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(copy_2, copy_3, 1, 1);  copy_2 = copy_3 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone, primals_1)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone, primals_1);  clone = primals_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_1);  mul_2 = mul_1 = None
    new_empty_strided_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_empty_strided.default(select_scatter_2, [3, 2], [2, 1])
    copy_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, select_scatter_2);  new_empty_strided_1 = select_scatter_2 = None
    select_11: "f32[3][2]cpu" = torch.ops.aten.select.int(copy_4, 1, 0);  copy_4 = None
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_11, memory_format = torch.contiguous_format);  select_11 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, clone_1);  add = clone_1 = None
    return (add_1,)
