def forward(self, primals_2: "f32[3][1]cpu", diagonal: "f32[3][4]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    new_empty_strided: "f32[3, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [3, 3], [3, 1])
    copy: "f32[3, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    t_8: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(copy);  copy = None
    diagonal_4: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(t_8)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(diagonal_4, memory_format = torch.contiguous_format)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(diagonal);  diagonal = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone);  clone = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2);  clone_1 = primals_2 = None
    copy_1: "f32[3][4]cpu" = torch.ops.aten.copy.default(diagonal_4, mul_3);  diagonal_4 = mul_3 = None
    diagonal_scatter_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.diagonal_scatter.default(t_8, copy_1);  t_8 = copy_1 = None
    t_10: "f32[3, 3][3, 1]cpu" = torch.ops.aten.t.default(diagonal_scatter_1);  diagonal_scatter_1 = None
    mul_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(t_10, 1);  t_10 = None
    return (mul_4, mul_2)
