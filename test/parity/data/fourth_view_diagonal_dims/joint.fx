def forward(self, primals_1: "f32[2, 3, 3][9, 3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu"):
    mul: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    diagonal: "f32[2, 3][9, 4]cpu" = torch.ops.aten.diagonal.default(mul, 0, 1, 2)
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(diagonal)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(diagonal, primals_2);  diagonal = None
    diagonal_scatter: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(mul, mul_1, 0, 1, 2);  mul = mul_1 = None
    new_empty_strided: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3, 3], [9, 3, 1])
    copy: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    diagonal_4: "f32[2, 3][9, 4]cpu" = torch.ops.aten.diagonal.default(copy, 0, 1, 2)
    clone_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(diagonal_4, memory_format = torch.contiguous_format)
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone);  clone = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2);  clone_1 = primals_2 = None
    copy_1: "f32[2, 3][9, 4]cpu" = torch.ops.aten.copy.default(diagonal_4, mul_3);  diagonal_4 = mul_3 = None
    diagonal_scatter_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(copy, copy_1, 0, 1, 2);  copy = copy_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    mul_4: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(diagonal_scatter_1, 1);  diagonal_scatter_1 = None
    return (diagonal_scatter, mul_4, view)
