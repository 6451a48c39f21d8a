def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(select)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, primals_2);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(mul, mul_1, 0, 0);  mul = mul_1 = None
    select_4: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter, 0, 0)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(select_4, primals_2);  select_4 = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(select_scatter, add, 0, 0);  select_scatter = add = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    select_8: "f32[3][1]cpu" = torch.ops.aten.select.int(copy, 0, 0)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_8, memory_format = torch.contiguous_format)
    copy_1: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_8, clone_1);  select_8 = None
    select_scatter_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy, copy_1, 0, 0);  copy = copy_1 = None
    new_empty_strided_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(select_scatter_2, [2, 3], [3, 1])
    copy_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, select_scatter_2);  new_empty_strided_1 = select_scatter_2 = None
    select_11: "f32[3][1]cpu" = torch.ops.aten.select.int(copy_2, 0, 0)
    clone_2: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_11, memory_format = torch.contiguous_format)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_2, clone);  clone = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_2, primals_2);  clone_2 = primals_2 = None
    copy_3: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_11, mul_3);  select_11 = mul_3 = None
    select_scatter_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy_2, copy_3, 0, 0);  copy_2 = copy_3 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(clone_1, mul_2);  clone_1 = mul_2 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter_3, 1);  select_scatter_3 = None
    return (select_scatter_1, mul_4, add_1)
