def forward(self, primals_2: "f32[2][1]cpu", clone: "f32[2][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    permute_8: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(copy, [1, 0])
    select_4: "f32[2][3]cpu" = torch.ops.aten.select.int(permute_8, 0, 0);  permute_8 = None
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(select_4, memory_format = torch.contiguous_format)
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone);  clone = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2);  clone_1 = primals_2 = None
    copy_1: "f32[2][3]cpu" = torch.ops.aten.copy.default(select_4, mul_3);  select_4 = mul_3 = None
    permute_9: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(copy, [1, 0]);  copy = None
    select_scatter_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select_scatter.default(permute_9, copy_1, 0, 0);  permute_9 = copy_1 = None
    permute_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(select_scatter_1, [1, 0]);  select_scatter_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(permute_10, 1);  permute_10 = None
    return (mul_4, mul_2)
