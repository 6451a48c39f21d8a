def forward(self, primals_2: "f32[3][1]cpu", clone: "f32[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    select_5: "f32[3][1]cpu" = torch.ops.aten.select.int(copy, 0, 0)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_5, memory_format = torch.contiguous_format)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone);  clone = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2);  clone_1 = primals_2 = None
    copy_1: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_5, mul_2);  select_5 = mul_2 = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy, copy_1, 0, 0);  copy = copy_1 = None
    return (select_scatter_1, mul_1)
